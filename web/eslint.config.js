import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Tokens, targets, message keys and log lines must not be taken apart: the server sends their
 * parts in separate fields. */
const WHOLE = "/^(token|target|key)$/";
const TO_SEND = "/^(token|target)$/";
const APART =
  "/^(at|charAt|endsWith|indexOf|match|matchAll|replace|replaceAll|search|slice|split|startsWith|substring)$/";
const apart = [
  `CallExpression[callee.property.name=${APART}][callee.object.name=${WHOLE}]`,
  `CallExpression[callee.property.name=${APART}][callee.object.property.name=${WHOLE}]`,
  `CallExpression[callee.property.name=${APART}][callee.object.property.name="text"][callee.object.object.name="line"]`,
  `CallExpression[callee.property.name=/^(test|exec)$/][arguments.0.name=${TO_SEND}]`,
  `CallExpression[callee.property.name=/^(test|exec)$/][arguments.0.property.name=${TO_SEND}]`,
  `BinaryExpression[left.property.name="token"][right.type=/Literal$/]`,
  `CallExpression[callee.name=/^on(choose|light)$/] TemplateLiteral`,
];

export default ts.config(
  { ignores: ["dist", "node_modules", "src/api/schema.d.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/consistent-type-imports": "error",
      eqeqeq: "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["src/**"],
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...apart.map((selector) => ({
          selector,
          message: "Do not take this apart or make it up: use kind, args, targets or params.",
        })),
      ],
    },
  },
  { files: ["*.ts", "*.js", "plugins/**"], languageOptions: { globals: globals.node } },
);
