import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBrandNames } from '../start/brand-names.ts';
import { checkLooks } from './check-looks.ts';
import { photographInGrey } from './photograph-in-grey.ts';
import { photographPages } from './photograph-pages.ts';
import { SHORT_SAMPLE } from './sample.ts';

/** Where `npm start` serves the brands unless PORT says otherwise. */
const DEFAULT_PORT = 4_200;

const root = resolve(import.meta.dirname, '../..');
const { values, positionals: named } = readArguments();
const stories = values.short === true ? SHORT_SAMPLE : named;

const port = Number(process.env['PORT'] ?? DEFAULT_PORT);

const inGrey = (['homes', 'films'] as const).filter((what) => values[what]);

if (inGrey.length > 0) {
  for (const what of inGrey) console.log(await photographInGrey(root, readBrandNames(root), port, what));
} else if (values.pages === true) {
  console.log(
    (await photographPages({ root, brands: readBrandNames(root), port, widths: named.map(Number) })).join('\n'),
  );
} else {
  const { passed, failed } = await checkLooks({
    root,
    brands: readBrandNames(root),
    only: stories.length > 0 ? stories : undefined,
    renew: values.renew === true,
  });
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function readArguments() {
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      options: { short: flag, renew: flag, homes: flag, films: flag, pages: flag },
      allowPositionals: true,
    });
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
