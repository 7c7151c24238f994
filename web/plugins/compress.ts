// Writes two compressed copies of each text file of the build. The server picks the one that a
// browser can read, and compresses nothing itself.
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Fonts and pictures are compressed already. */
const TEXT = /\.(css|js|json|svg)$/;
/** In bytes. Compressing smaller files would not save a packet. */
const SMALLEST = 1000;

export function compress(): Plugin {
  return {
    name: "sacbe-compress",
    apply: "build",
    writeBundle(options, bundle) {
      // Files that are only for tools are in a folder that starts with a dot.
      for (const name of Object.keys(bundle).filter((name) => !name.startsWith("."))) {
        const file = join(options.dir ?? "", name);
        if (!TEXT.test(name) || statSync(file).size < SMALLEST) continue;
        const content = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
      }
    },
  };
}
