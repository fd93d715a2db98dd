import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Operation, OperationAnswer } from '../../operations/operation.ts';
import type { GatewayServices } from '../../services.ts';
import { findFilmsToUploadFor } from '../catalogue/public.ts';
import { OPERATOR } from '../staff/public.ts';
import { FileProblem } from './file-problem.ts';
import { addSource } from './sources/add-source.ts';
import { beginningOf, isPictureFile } from './sources/file-kind.ts';
import { retrySource } from './sources/retry.ts';
import { statusLines } from './sources/status.ts';

const USAGE = [
  'Usage: npm run media -- add FILM FILE       prepares a film, or a picture for it; FILM is a slug or an id',
  '       npm run media -- status [FILM]       what is being prepared, and what failed',
  '       npm run media -- retry SOURCE        begins again with the steps that failed',
].join('\n');

/** `npm run media`: adds films and pictures, shows how far they are, and tries again what failed. */
export const mediaOperation: Operation = {
  name: 'media',
  run: async (services, [action, first, second, ...more]): Promise<OperationAnswer> => {
    if (more.length > 0) return { ok: false, text: USAGE };
    if (action === 'add' && first !== undefined && second !== undefined) return add(services, first, second);
    if (action === 'status' && second === undefined) return status(services, first ?? null);
    if (action === 'retry' && first !== undefined && second === undefined) {
      const hasBegun = await retrySource(services.db, first, OPERATOR, services.clock.now());
      return hasBegun
        ? { ok: true, text: `${first} is prepared again.` }
        : { ok: false, text: `There is no source "${first}" that failed; npm run media -- status lists them.` };
    }
    return { ok: false, text: USAGE };
  },
};

async function filmNamed(services: GatewayServices, name: string): Promise<{ readonly id: string } | string> {
  const films = await findFilmsToUploadFor(services.db, name);
  const [film, ...others] = films;
  if (film === undefined) return `There is no film "${name}".`;
  if (others.length === 0) return film;
  const choices = films.map(({ id, site_id, title }) => `  ${id}  ${site_id}  ${title}`);
  return [`Several films have the slug "${name}"; name one by its id:`, ...choices].join('\n');
}

async function add(services: GatewayServices, name: string, path: string): Promise<OperationAnswer> {
  const film = await filmNamed(services, name);
  if (typeof film === 'string') return { ok: false, text: film };
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return { ok: false, text: `There is no file "${path}".` };
  const { clock, config } = services;
  try {
    const file = {
      videoId: film.id,
      kind: isPictureFile(await beginningOf(path)) ? 'picture' : 'film',
      fileName: basename(path),
      by: OPERATOR,
      body: createReadStream(path),
    } as const;
    const id = await addSource(services, file, config.media.largestUploadBytes, clock.now());
    const text = `${file.kind === 'film' ? 'Film' : 'Picture'} ${id} is being prepared; npm run media -- status ${film.id} shows how far it is.`;
    return { ok: true, text };
  } catch (error) {
    if (error instanceof FileProblem) return { ok: false, text: error.message };
    throw error;
  }
}

async function status(services: GatewayServices, name: string | null): Promise<OperationAnswer> {
  const film = name === null ? null : await filmNamed(services, name);
  if (typeof film === 'string') return { ok: false, text: film };
  return { ok: true, text: (await statusLines(services.db, film?.id ?? null)).join('\n') };
}
