import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const COMPRESSIBLE = new Set(['.css', '.js', '.json', '.svg', '.txt', '.vtt', '.webmanifest']);

/** Writes `name.br` beside every file of the client build that gets smaller by it. */
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
      await Promise.all(files.map(compressFile));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const plain = readFileSync(file);
  const small = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  if (small.length < plain.length) writeFileSync(`${file}.br`, small);
}
