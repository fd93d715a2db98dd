/**
 * Films one seamless loop of every landscape composition, in all qualities, with the thumbnails of its timeline.
 * `--only <part of an id>` films some of them, `--missing` those without files, `--qualities p1080` only these
 * qualities, out of the frames of the last time, `--premieres` the higher qualities of a few compositions of each site,
 * `--reels` the upright loops of reels, `--manifest` only builds the
 * manifest. Needs ffmpeg.
 */
import { parseArgs } from 'node:util';
import { COMPOSITIONS, type CompositionPlan } from './compositions.ts';
import { filmLoop, filmReel, isFilmed } from './film-loop.ts';
import { EVERY_QUALITY, isUpright, PREMIERE_QUALITIES, PREMIERES, REELS_OF_SITE } from './landscape-media.ts';
import { writeLoopManifest } from './loop-manifest.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    missing: { type: 'boolean', default: false },
    qualities: { type: 'string', default: EVERY_QUALITY.join(',') },
    premieres: { type: 'boolean', default: false },
    reels: { type: 'boolean', default: false },
    manifest: { type: 'boolean', default: false },
  },
});
const landscape = COMPOSITIONS.filter(({ pool }) => pool === 'landscape');
const upright = landscape.filter(({ look }) => isUpright(look));
/** Whether it is among the first of its site. */
const isAmongFirst = (count: number, plans: readonly CompositionPlan[], { id, site }: CompositionPlan): boolean =>
  plans
    .filter((each) => each.site === site)
    .slice(0, count)
    .some((each) => each.id === id);
const qualities = values.reels ? ['reel'] : values.premieres ? PREMIERE_QUALITIES : values.qualities.split(',');
const plans = landscape.filter(
  (plan) =>
    plan.id.includes(values.only) &&
    (!values.premieres || isAmongFirst(PREMIERES, landscape, plan)) &&
    (!values.reels || isAmongFirst(REELS_OF_SITE, upright, plan)),
);
for (const plan of values.manifest ? [] : plans) {
  if (values.missing && isFilmed(plan, qualities)) continue;
  await (values.reels ? filmReel(plan) : filmLoop(plan, qualities));
}
await writeLoopManifest();
