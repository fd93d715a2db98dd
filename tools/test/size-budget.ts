import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { LATER_PAGES } from '@network/core/routing/first-screen.ts';
import type { Outcome } from './outcome.ts';

/**
 * Bytes of JavaScript, brotli: everything that `/` loads for a visitor. Names of files have the hash of what is in
 * them, so that any change moves the size by up to 50 bytes.
 */
const homeBudget = 125_000;
/** Bytes of the chunk of all further screens, which is loaded once: their routes, every dialog’s name, the pages of errors, and the wait for a host that is away. */
const laterBudget = 14_300;
/** Bytes that each further screen may add to the loaded code. */
const screenBudget = 30_100;
/**
 * Bytes of CSS, brotli, that a page loads: the looks of all pages in one file. A brand has the styles of the compositions that it names alone
 * (`libs/core/build/named-compositions.ts`).
 */
const stylesBudget = 19_450;
/** Bytes of the committed artwork, by its folder of the media: pictures in all widths and formats, clips in all qualities; 41 MB together. */
const artworkBudgets = { pictures: 12_510_000, clips: 27_840_000 } as const;

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    isDynamicEntry: z.boolean().default(false),
  }),
);
type Manifest = z.output<typeof manifestSchema>;
type Chunk = Manifest[string];

const home = /features\/home\/screens\/home-page\.tsx$/;
const screen = /features\/[a-z-]+\/screens\/[a-z-]+\.tsx$/;

/**
 * Checks the size budgets of each brand: one check for the JavaScript of its home page, of the routes and of each
 * further screen, one for their CSS, and two for the artwork. Prints what comes closest to each budget, and everything
 * that is above one.
 */
export async function measureSizes(root: string, brands: readonly string[]): Promise<Outcome> {
  const sizes = brands.flatMap((brand) => {
    const folder = join(root, 'dist/apps', brand, 'client');
    const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')));
    return sizesOf(manifest, (file) => bytesOf(folder, file)).map((size) => ({ ...size, whose: brand }));
  });
  const all = [...sizes, ...artworkOf(join(root, 'demo/media'))];
  for (const sizesOfBudget of Map.groupBy(all, ({ budget }) => budget).values()) {
    const [heaviest] = sizesOfBudget.toSorted((one, other) => other.bytes - one.bytes);
    if (heaviest)
      console.log(`${heaviest.whose}: ${heaviest.what} weighs ${heaviest.bytes} of ${heaviest.budget} bytes`);
  }
  const tooLarge = all.filter(({ bytes, budget }) => bytes > budget);
  for (const { whose, what, bytes, budget } of tooLarge)
    console.log(`${whose}: ${what} weighs ${bytes} bytes, at most ${budget}`);
  return { passed: all.length - tooLarge.length, failed: tooLarge.length };
}

/** The size of the committed artwork under a folder: a first start draws nothing, and a clone stays small. */
export function artworkOf(media: string) {
  return Object.entries(artworkBudgets).map(([what, budget]) => {
    const files = globSync('**/*.*', { cwd: join(media, what) });
    if (files.length === 0) throw new Error(`${media} holds no ${what}`);
    const bytes = files.reduce((sum, file) => sum + statSync(join(media, what, file)).size, 0);
    return { whose: 'artwork', what, bytes, budget };
  });
}

/** What a brand's pages load, by the build's manifest. */
export function sizesOf(manifest: Manifest, bytesOfFile: (file: string) => number) {
  const sum = (files: ReadonlySet<string>): number => [...files].reduce((bytes, file) => bytes + bytesOfFile(file), 0);
  const entry = filesOf(manifest, 'entry-client.tsx');
  const later = filesNamed(manifest, LATER_PAGES);
  const screens = Object.keys(manifest).filter((key) => screen.test(key) && manifest[key]?.isDynamicEntry);
  const scripts = screens.map((key) => {
    const files = filesOf(manifest, key);
    if (home.test(key))
      return { what: 'JavaScript of /', bytes: sum(new Set([...entry, ...files])), budget: homeBudget };
    const further = new Set([...files].filter((file) => !entry.has(file) && !later.has(file)));
    return { what: `JavaScript of ${key}`, bytes: sum(further), budget: screenBudget };
  });
  const styles = screens.map((key) => ({
    what: `CSS of ${key}`,
    bytes: sum(new Set([...stylesOf(manifest, 'entry-client.tsx'), ...stylesOf(manifest, key)])),
    budget: stylesBudget,
  }));
  const routes = { what: 'JavaScript of the routes of further screens', bytes: sum(later), budget: laterBudget };
  return [...scripts, routes, ...styles];
}

/** The chunk and its static imports, without what it loads later. */
function chunksOf(manifest: Manifest, key: string, found = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build's manifest has no ${key}`);
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const imported of chunk.imports) chunksOf(manifest, imported, found);
  return found;
}

function filesOf(manifest: Manifest, key: string): Set<string> {
  return new Set([...chunksOf(manifest, key)].map(({ file }) => file));
}

function filesNamed(manifest: Manifest, name: string): Set<string> {
  return new Set(Object.values(manifest).flatMap((chunk) => (chunk.name === name ? chunk.file : [])));
}

function stylesOf(manifest: Manifest, key: string): Set<string> {
  return new Set([...chunksOf(manifest, key)].flatMap(({ css }) => css));
}

function bytesOf(folder: string, file: string): number {
  const plain = join(folder, file);
  return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
}
