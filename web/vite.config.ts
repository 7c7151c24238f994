import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { compress } from "./plugins/compress.ts";
import { words } from "./plugins/words.ts";

// The server that answers the pages' requests; `npm run dev` passes them on to it.
const server = process.env["SACBE_SERVER"] ?? "http://127.0.0.1:8321";

/** The code of a game, which only the game's own pages need. */
const GAME = /\/src\/((sacbe\/)?(tikal|tzolkin)\/|lib\/faces\.ts$)/;
/** The pictures of the games, which only pages that link to a game need. */
const PICTURE = /\/src\/home\/(emblems|gears|\w+Emblem)\./;
/** The code that runs before the rest is loaded. */
const FIRST = /\/src\/(main|api\/client|lib\/storage|table\/(ahead|arrive))\.ts$|preload-helper/;

export default defineConfig({
  base: "/static/web/",
  plugins: [svelte(), svelteTesting(), words(), compress()],
  build: {
    outDir: "../src/sacbe/server/static/web",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // Everything comes from our own files: nothing may be inlined into the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Code that several pages need is one file: on a slow line, each file costs a round trip.
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
    // The games' data files are beside their rules, in the package.
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing.ts"],
  },
});
