import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Failure, Outcome, Place } from '../test/outcome.ts';
import { type Comparison, compareWithSprite } from './compare-with-sprite.ts';
import { BROWSER, isTakenByOther, noteBrowser } from './browser-of-looks.ts';
import { photograph } from './photograph.ts';
import { isCompared } from './sample.ts';
import { launchChromium, STILL } from './sheet.ts';
import { buildStorybook, serveFolder, storyIds } from './storybook.ts';

/** Where the expected pictures are. */
const LOOKS = 'libs/ui/looks';

export interface LooksOptions {
  readonly root: string;
  readonly brands: readonly string[];
  /** The stories to look at; all when left out. */
  readonly only?: readonly string[] | undefined;
  /** Writes the current pictures as the expected ones. */
  readonly renew: boolean;
}

/** Looks at each story in each brand, and names the stories that no longer look as committed. */
export async function checkLooks(options: LooksOptions): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'network-looks-'));
  const baseline = join(options.root, LOOKS);
  await mkdir(baseline, { recursive: true });
  await buildStorybook(options.root, folder);
  const { origin, server } = await serveFolder(folder);
  const browser = await launchChromium();
  const outcome = { passed: 0, failed: 0, failures: [] as Failure[], passes: [] as Place[] };
  try {
    const isOther = await isTakenByOther(baseline, browser.version(), options);
    const stories = (await storyIds(folder)).filter(isCompared);
    if (!options.only) outcome.failed += await countOrphans(baseline, stories, options.renew);
    for (const story of options.only ?? stories) {
      const page = await browser.newPage(STILL);
      const { wrong, changed } = await photograph(page, origin, story, options.brands).then(
        (pictures) => compareWithSprite(pictures, join(baseline, `${story}.webp`), options.renew),
        (error: unknown): Comparison => ({
          wrong: [error instanceof Error ? error.message : String(error)],
          changed: [],
        }),
      );
      await page.close();
      if (isOther) for (const change of changed) console.log(`${story}: ${change}, in another Chromium: not counted`);
      const complaints = isOther ? wrong : [...wrong, ...changed];
      const place = { file: LOOKS, title: story };
      outcome[complaints.length === 0 ? 'passed' : 'failed'] += 1;
      if (complaints.length === 0) outcome.passes.push(place);
      else outcome.failures.push({ ...place, message: complaints[0] ?? '', trace: complaints.join('\n') });
      for (const complaint of complaints) console.log(`${story}: ${complaint}`);
    }
    if (options.renew) await noteBrowser(baseline, browser.version());
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
  return outcome;
}

/** The number of committed looks without a story. A renewal removes them. */
async function countOrphans(baseline: string, stories: readonly string[], renew: boolean): Promise<number> {
  const orphans = (await readdir(baseline)).filter(
    (file) => file !== BROWSER && !stories.includes(file.replace(/\.webp$/, '')),
  );
  for (const file of orphans) {
    if (renew) await rm(join(baseline, file));
    else console.log(`${file}: its story is gone: npm run looks -- --renew`);
  }
  return renew ? 0 : orphans.length;
}
