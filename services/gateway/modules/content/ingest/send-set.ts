import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OperationAnswer } from '../../../operations/operation.ts';
import type { GatewayServices } from '../../../services.ts';
import { createItem } from '../content/public.ts';
import { OPERATOR } from '../../staff/staff/public.ts';
import { FileProblem } from './file-problem.ts';
import { pictureIdOf } from './folder/named-file.ts';
import { addSource } from './sources/add-source.ts';
import { beginningOf, isPictureFile } from './sources/file-kind.ts';
import type { SendableFilm } from './sources/find-films.ts';
import { targetOfUpload } from './uploads/upload-target.ts';

const byName = new Intl.Collator('en', { numeric: true });

/**
 * Sends the pictures of a folder as stills, in the order of their names, and makes a draft set of them. A picture is
 * named after its content, so that the command that was stopped continues with those that are not there yet.
 */
export async function sendSet(services: GatewayServices, film: SendableFilm, folder: string): Promise<OperationAnswer> {
  const paths = await picturesIn(folder);
  if (paths === null) return { ok: false, text: `There is no folder "${folder}".` };
  if (paths.length === 0) return { ok: false, text: `There are no pictures in "${folder}".` };
  const pictures: string[] = [];
  const lines: string[] = [];
  for (const path of paths) {
    const id = await pictureIdOf(services, film.slug, path);
    if (pictures.includes(id)) {
      lines.push(`${path}: the same picture is there twice, and was sent once.`);
      continue;
    }
    const problem = await send(services, id, path);
    if (problem === null) pictures.push(id);
    else lines.push(`${path}: ${problem}`);
  }
  const slug = `${film.slug}-pictures`;
  const input = { slug, film: film.slug, pictures: pictures.map((picture) => ({ picture, alt: '' })) };
  const editing = { by: OPERATOR, at: services.clock.now(), sites: null };
  const answer = await createItem(services.db, 'pictureSet', input, editing);
  if (answer.__typename !== 'ContentSaved') {
    const reasons = answer.__typename === 'ContentInvalid' ? answer.problems.map(({ message }) => message) : [];
    return {
      ok: false,
      text: [...lines, `The pictures were sent, the set "${slug}" was not made:`, ...reasons].join('\n'),
    };
  }
  lines.push(
    `The draft "${slug}" has ${pictures.length} pictures, which are being prepared; publish it in the console.`,
  );
  return { ok: true, text: lines.join('\n') };
}

/** Its pictures by name; null for no folder. Hidden files are nobody's pictures. */
async function picturesIn(folder: string): Promise<readonly string[] | null> {
  const found = await stat(folder).catch(() => null);
  if (!found?.isDirectory()) return null;
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
  const paths = names.toSorted((one, other) => byName.compare(one, other)).map((name) => join(folder, name));
  const arePictures = await Promise.all(paths.map(async (path) => isPictureFile(await beginningOf(path))));
  return paths.filter((_, index) => arePictures[index]);
}

/** @returns what is wrong with the file; null where it was sent, now or before */
async function send(services: GatewayServices, id: string, path: string): Promise<string | null> {
  const target = await targetOfUpload(services.db, { picture: id, shape: 'still' }, null);
  if (typeof target === 'string') return null;
  const file = {
    target,
    kind: 'picture',
    fileName: path,
    by: OPERATOR,
    body: createReadStream(path),
  } as const;
  try {
    await addSource(services, file, services.config.media.largestUploadBytes, services.clock.now());
    return null;
  } catch (error) {
    if (error instanceof FileProblem) return error.message;
    throw error;
  }
}
