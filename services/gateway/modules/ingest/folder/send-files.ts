import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { GatewayServices } from '../../../services.ts';
import type { PictureShape } from '../../catalogue/public.ts';
import { OPERATOR } from '../../staff/public.ts';
import { FileProblem } from '../file-problem.ts';
import { addSource, shownName } from '../sources/add-source.ts';
import type { SendableFilm } from '../sources/find-films.ts';
import { targetOfUpload } from '../uploads/upload-target.ts';

/** Of a slug in the names of pictures, which have 64 characters. */
const LONGEST_BEGINNING = 40;

/** The name of a picture, after its content: the same file is sent once, and another one is another picture. */
export async function pictureIdOf(slug: string, path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return `${slug.slice(0, LONGEST_BEGINNING).replace(/-$/, '')}-${hash.digest('hex').slice(0, 16)}`;
}

/**
 * Sends a picture that documents name, unless it was sent before.
 * @returns what is wrong with the file; null for nothing
 */
export async function sendNamedPicture(
  services: GatewayServices,
  { id, shape, path }: { readonly id: string; readonly shape: PictureShape; readonly path: string },
): Promise<string | null> {
  const target = await targetOfUpload(services.db, { picture: id, shape }, null);
  if (typeof target === 'string') return null;
  // The very same file can't be used this time either.
  const failed = await services.db
    .selectFrom('media_sources')
    .select('problem')
    .where('picture_id', '=', id)
    .where('state', '=', 'failed')
    .limit(1)
    .executeTakeFirst();
  return failed === undefined ? send(services, { target, kind: 'picture', path }) : failed.problem;
}

/**
 * Sends the film, or the poster, of a film, unless a file of that name and size was sent for it before.
 * @returns whether it was sent, or what is wrong with it
 */
export async function sendForFilm(
  services: GatewayServices,
  { id, isDraft }: SendableFilm,
  kind: 'film' | 'picture',
  path: string,
): Promise<boolean | string> {
  const { size } = await stat(path);
  const known = await services.db
    .selectFrom('media_sources')
    .select('id')
    .where('video_id', '=', id)
    .where('kind', '=', kind)
    .where('file_name', '=', shownName(path))
    .where('bytes', '=', String(size))
    .limit(1)
    .executeTakeFirst();
  if (known !== undefined) return false;
  return (await send(services, { target: { videoId: id, isDraft }, kind, path })) ?? true;
}

async function send(
  services: GatewayServices,
  { path, ...file }: Pick<Parameters<typeof addSource>[1], 'target' | 'kind'> & { readonly path: string },
): Promise<string | null> {
  const sent = { ...file, fileName: basename(path), by: OPERATOR, body: createReadStream(path) };
  try {
    await addSource(services, sent, services.config.media.largestUploadBytes, services.clock.now());
    return null;
  } catch (error) {
    if (error instanceof FileProblem) return error.message;
    throw error;
  }
}
