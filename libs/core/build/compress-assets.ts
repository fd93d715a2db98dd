import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type CompressedFiles, openCompressedFiles } from './compressed-files.ts';

const COMPRESSIBLE = new Set(['.css', '.js', '.json', '.svg', '.txt', '.vtt', '.webmanifest']);
const STORE = resolve(import.meta.dirname, '../../../node_modules/.cache/brotli');

/**
 * Writes `name.br` beside every file of the client build that gets smaller by it. Two fifths of the bytes of all
 * brands are in several of them: equal files are compressed once.
 */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle(options) {
      const folder = options.dir;
      if (folder === undefined) return;
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => join(folder, file))
        .filter((file) => COMPRESSIBLE.has(extname(file)) && !file.includes('.vite') && statSync(file).isFile());
      const compressed = openCompressedFiles(STORE);
      await Promise.all(files.map((file) => compressFile(file, compressed)));
      compressed.removeOldest();
    },
  };
}

async function compressFile(file: string, compressed: CompressedFiles): Promise<void> {
  const plain = readFileSync(file);
  const small = await compressed.compress(plain);
  if (small.length < plain.length) writeFileSync(`${file}.br`, small);
}
