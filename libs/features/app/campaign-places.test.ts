import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CAMPAIGN_PLACES } from '@network/tenant/campaign.ts';

const FEATURES = join(import.meta.dirname, '..');
const sources = globSync('**/*.tsx', { cwd: FEATURES })
  .filter((path) => !/\.(?:test|stories)\.tsx$/.test(path))
  .map((path) => [path, readFileSync(join(FEATURES, path), 'utf8')] as const);

/** How a place is named where it is: by a link to joining, a way into the purchase modal, a shelf or a grid. */
const NAMED = (place: string): RegExp =>
  new RegExp(
    `(?:elm=|useJoinLink\\(|buy\\(|useShelfClick\\([^)]*, |place=(?:\\{[^}]*)?)["']${place}["']|place=\\{[^}]*'${place}'`,
  );

it.each(CAMPAIGN_PLACES)('K10 %s is a place on a page', (place) => {
  expect(sources.filter(([, text]) => NAMED(place).test(text)).map(([path]) => path)).toHaveLength(1);
});
