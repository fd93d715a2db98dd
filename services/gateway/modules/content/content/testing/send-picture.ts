import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { TestGateway } from '@network/testing/gateway.ts';
import { jobsOf } from '../../../../jobs/job.ts';
import { operationsOf } from '../../../../operations/operation.ts';
import { modules } from '../../../registry.ts';

/** A picture of one color or with upright stripes of black and white, and what it is sent as. */
type SentPicture = SizedPicture & ({ readonly background: string } | { readonly stripes: number });

interface SizedPicture {
  readonly id: string;
  readonly shape: 'landscape' | 'portrait' | 'still';
  readonly width: number;
  readonly height: number;
}

/** Sends a picture as an operator does, and prepares it. */
export async function sendPicture({ services }: TestGateway, picture: SentPicture): Promise<void> {
  const { id, shape, width, height } = picture;
  const folder = await mkdtemp(join(tmpdir(), 'network-picture-'));
  const path = join(folder, 'picture.jpg');
  const drawn =
    'stripes' in picture
      ? sharp(stripesOf(picture), { raw: { width, height, channels: 1 } })
      : sharp({ create: { width, height, channels: 3, background: picture.background } });
  await drawn.jpeg({ quality: 95 }).toFile(path);
  const answer = await operationsOf(modules).get('media')?.run(services, ['picture', id, shape, path]);
  if (answer?.ok !== true) throw new Error(answer?.text ?? 'There is no operation "media".');
  await jobsOf(modules)
    .find(({ name }) => name === 'prepare-media')
    ?.run(services, services.clock.now());
  await rm(folder, { recursive: true });
}

function stripesOf({ width, height, stripes }: SizedPicture & { readonly stripes: number }): Buffer {
  const line = Uint8Array.from({ length: width }, (_, at) => (Math.floor(at / stripes) % 2 ? 255 : 0));
  return Buffer.concat(Array<Uint8Array>(height).fill(line));
}
