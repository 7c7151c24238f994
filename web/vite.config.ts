import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { compress } from "./plugins/compress.ts";
import { words } from "./plugins/words.ts";

// The server answers what a page asks for; `npm run dev` passes it on to a running one.
const server = process.env["SACBE_SERVER"] ?? "http://127.0.0.1:8321";

/** A game, which only its own pages need. */
const GAME = /\/src\/((sacbe\/)?(tikal|tzolkin)\/|lib\/faces\.ts$)/;
/** The pictures of the games, which only the pages that lead to a game need. */
const PICTURE = /\/src\/home\/(emblems|gears|\w+Emblem)\./;
/** What runs before the rest is there. */
const FIRST = /\/src\/(main|api\/client|lib\/storage|table\/(ahead|arrive))\.ts$|preload-helper/;

export default defineConfig({
  base: "/static/web/",
  plugins: [svelte(), svelteTesting(), words(), compress()],
  build: {
    outDir: "../src/sacbe/server/static/web",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // Everything comes from files of our own: nothing may be written into the page itself.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What several pages need is one file: on a slow line every file costs a round trip.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: "first", test: FIRST, priority: 3 },
            {
              name: "common",
              minShareCount: 2,
              test: (id) => !GAME.test(id) && !PICTURE.test(id),
              priority: 2,
            },
            { name: "faces", test: /\/lib\/faces\.ts$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    // The games' figures lie beside their rules, in the package.
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing.ts"],
  },
});
