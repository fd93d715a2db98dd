import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Outcome } from './stage.ts';

/** Bytes of JavaScript, brotli: everything that `/` loads for a visitor. */
const homeBudget = 140_000;
/** Bytes that each further screen may add to what is loaded already. */
const screenBudget = 30_000;

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]), isDynamicEntry: z.boolean().default(false) }),
);
type Manifest = z.output<typeof manifestSchema>;

const home = /features\/home\/screens\/home-page\.tsx$/;
const screen = /features\/[a-z-]+\/screens\/[a-z-]+\.tsx$/;

/** One check a brand for its home page, and one for each further screen. */
export async function measureSizes(root: string, brands: readonly string[]): Promise<Outcome> {
  let passed = 0;
  let failed = 0;
  for (const brand of brands) {
    const folder = join(root, 'dist/apps', brand, 'client');
    const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')));
    for (const { what, bytes, budget } of sizesOf(manifest, (file) => bytesOf(folder, file))) {
      if (bytes <= budget) {
        passed += 1;
        continue;
      }
      failed += 1;
      console.log(`${brand}: ${what} loads ${bytes} bytes of JavaScript, at most ${budget}`);
    }
  }
  return { passed, failed };
}

/** What a brand's pages load, by the build's manifest. */
export function sizesOf(manifest: Manifest, bytesOfFile: (file: string) => number) {
  const sum = (files: ReadonlySet<string>): number => [...files].reduce((bytes, file) => bytes + bytesOfFile(file), 0);
  const entry = filesOf(manifest, 'entry-client.tsx');
  const screens = Object.keys(manifest).filter((key) => screen.test(key) && manifest[key]?.isDynamicEntry);
  return screens.map((key) => {
    const files = filesOf(manifest, key);
    if (home.test(key)) return { what: '/', bytes: sum(new Set([...entry, ...files])), budget: homeBudget };
    return { what: key, bytes: sum(new Set([...files].filter((file) => !entry.has(file)))), budget: screenBudget };
  });
}

/** The chunk and all that it imports, without what it loads later. */
function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build's manifest has no ${key}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports) filesOf(manifest, imported, found);
  return found;
}

function bytesOf(folder: string, file: string): number {
  const plain = join(folder, file);
  return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
}
