import { resolve } from 'node:path';
import { readBrandNames } from '../start/brand-names.ts';
import { checkLooks } from './check-looks.ts';
import { photographInGrey } from './photograph-in-grey.ts';
import { photographPages } from './photograph-pages.ts';
import { SHORT_SAMPLE } from './sample.ts';

/** Where `npm start` serves the brands unless PORT says otherwise. */
const DEFAULT_PORT = 4_200;

const root = resolve(import.meta.dirname, '../..');
const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith('--'));
const stories = args.includes('--short') ? SHORT_SAMPLE : named;

const port = Number(process.env['PORT'] ?? DEFAULT_PORT);

const inGrey = (['homes', 'films'] as const).filter((what) => args.includes(`--${what}`));

if (inGrey.length > 0) {
  for (const what of inGrey) console.log(await photographInGrey(root, readBrandNames(root), port, what));
} else if (args.includes('--pages')) {
  console.log(
    (await photographPages({ root, brands: readBrandNames(root), port, widths: named.map(Number) })).join('\n'),
  );
} else {
  const { passed, failed } = await checkLooks({
    root,
    brands: readBrandNames(root),
    only: stories.length > 0 ? stories : undefined,
    renew: args.includes('--renew'),
  });
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
