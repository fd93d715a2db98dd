import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { captionKind, firstAfterEnd } from '../../catalogue/public.ts';
import { probeFilm } from '../ffmpeg/probe-film.ts';
import { readFolder } from '../folder/read-folder.ts';
import { checkPicture } from '../steps/check-picture.ts';
import { type MadePicture, preparePicture } from '../steps/pictures.ts';
import { emptyFolder, testPrograms } from '../testing/make-film.ts';
import type { OddFile } from './odd-file.ts';
import { ODD_FILMS } from './odd-films.ts';
import { ODD_PICTURES } from './odd-pictures.ts';
import { ODD_CAPTIONS, ODD_TABLES } from './odd-texts.ts';
import { REFUSED_FILMS } from './refused-films.ts';

const { signal } = new AbortController();
/** Whether the ffprobe of this machine is the one that a checkout has. */
const hasOwnProbe = testPrograms().ffprobe.includes('node_modules');

/** The check that a worker does first with a film. */
async function checkFilm(path: string): Promise<Record<string, unknown>> {
  const { seconds, ...facts } = await probeFilm(testPrograms(), path, signal);
  // Sounds end with a whole packet.
  return { ...facts, seconds: Math.round(seconds) };
}

/** What a worker does with a poster: how large it becomes, and which color is where. */
async function checkPoster(path: string): Promise<Record<string, unknown>> {
  await checkPicture(path, 'landscape');
  const folder = await emptyFolder();
  const work = {
    input: path,
    folder,
    programs: testPrograms(),
    foundBy: () => null,
    signal,
    onProgress: () => undefined,
  };
  const { files, found } = await preparePicture(work, 'landscape');
  const largest = files.findLast(({ name }) => /\d\.webp$/.test(name))?.path ?? '';
  const { data, info } = await sharp(largest).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) => colorOf(data.subarray((y * info.width + x) * 3));
  const { width, height } = found as MadePicture;
  const [middle, end] = [info.width >> 1, info.width - 9];
  return { width, height, top: colorAt(middle, 9), right: colorAt(end, info.height >> 1) };
}

function colorOf([red = 0, green = 0, blue = 0]: Uint8Array): string {
  if (red + green + blue < 90) return 'black';
  return red > 2 * blue ? 'red' : 'other';
}

/** What is read of captions, as the import and the console send them: bytes that are UTF-8. */
async function checkCaptions(path: string): Promise<Record<string, unknown>> {
  const document = { slug: 'evening-en', film: 'evening', language: 'en', text: await readFile(path, 'utf8') };
  const { data, error } = captionKind.schema.safeParse(document);
  if (error !== undefined) throw new Error(error.issues[0]?.message);
  return { cues: data.text.split('-->').length - 1, warning: firstAfterEnd(data.text, 10), text: data.text };
}

async function checkTable(path: string): Promise<Record<string, unknown>> {
  const rows = readFolder(dirname(path)).get('film') ?? [];
  return { films: rows.map(({ value }) => (value as { readonly slug: string }).slug) };
}

const isRight =
  (check: (path: string) => Promise<Record<string, unknown>>) =>
  async ({ make, ...odd }: OddFile): Promise<void> => {
    const path = await make();
    const becomes = hasOwnProbe ? (odd.becomesInCheckout ?? odd.becomes) : odd.becomes;
    if ('refused' in becomes) return expect(check(path)).rejects.toThrow(becomes.refused);
    const { without, ...taken } = becomes.taken;
    const found = await check(path);
    expect(found).toMatchObject(taken);
    if (typeof without === 'string') expect(found['text']).not.toContain(without);
  };

describe.each([
  ['a film that is odd', ODD_FILMS, checkFilm],
  ['a film that is none', REFUSED_FILMS, checkFilm],
  ['a picture', ODD_PICTURES, checkPoster],
] as const)('%s', { tags: ['long'] }, (_kind, all, check) => {
  it.each(all)('$what', async (odd) => {
    expect.hasAssertions();
    await isRight(check)(odd);
  });
});

describe.each([
  ['captions', ODD_CAPTIONS, checkCaptions],
  ['a table', ODD_TABLES, checkTable],
] as const)('%s', (_kind, all, check) => {
  it.each(all)('$what', async (odd) => {
    expect.hasAssertions();
    await isRight(check)(odd);
  });
});
