/**
 * Draws the committed pictures and their manifest. `--only <part of an id>` draws some of them, `--part 1/2` every
 * second one (to share the work between processes), `--sheet <file.png>` draws small ones side by side instead,
 * `--missing` leaves out what was drawn before, `--manifest` only builds the manifest.
 */
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { COMPOSITIONS, type CompositionPlan } from './compositions.ts';
import { cameraFor } from './draw.ts';
import { drawnPictures, writePictureManifest } from './picture-manifest.ts';
import { NOTES, publishPicture } from './publish-picture.ts';

/** Draws small pictures side by side, to be looked at. */
async function drawSheet(plans: readonly CompositionPlan[], file: string): Promise<void> {
  const [width, height, columns] = plans[0]?.pool === 'portrait' ? [240, 320, 8] : [400, 225, 5];
  const tiles = plans.map((plan, index) => ({
    input: cameraFor(plan, width, height)(0),
    raw: { width, height, channels: 3 as const },
    left: (index % columns) * width,
    top: Math.floor(index / columns) * height,
  }));
  const rows = Math.ceil(plans.length / columns);
  const sheet = sharp({ create: { width: width * columns, height: height * rows, channels: 3, background: '#000' } });
  await sheet.composite(tiles).png().toFile(file);
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    part: { type: 'string', default: '1/1' },
    sheet: { type: 'string' },
    missing: { type: 'boolean', default: false },
    manifest: { type: 'boolean', default: false },
  },
});
const [part = 1, parts = 1] = values.part.split('/').map(Number);
const drawn = await drawnPictures();
const chosen = COMPOSITIONS.filter((plan) => plan.id.includes(values.only) || plan.pool === values.only).filter(
  ({ id }) => !values.missing || !drawn.has(id),
);
const mine = chosen.filter((_, index) => index % parts === part - 1);
if (values.sheet !== undefined) {
  await drawSheet(mine, values.sheet);
} else {
  await mkdir(NOTES, { recursive: true });
  for (const plan of values.manifest ? [] : mine) await publishPicture(plan);
  if (parts === 1) await writePictureManifest();
}
