import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Operation, OperationAnswer } from '../../../operations/operation.ts';
import type { GatewayServices } from '../../../services.ts';
import { OPERATOR } from '../../staff/staff/public.ts';
import { NoFfmpegError } from './ffmpeg/programs.ts';
import { FileProblem } from './file-problem.ts';
import { importFolder } from './folder/import-folder.ts';
import { placesLines } from './places-lines.ts';
import { sendSet } from './send-set.ts';
import { addSource, type SourceTarget } from './sources/add-source.ts';
import { beginningOf, isPictureFile } from './sources/file-kind.ts';
import { findSendableFilmsNamed, type SendableFilm } from './sources/find-films.ts';
import { decideNewMedia, NEW_MEDIA_REFUSED } from './sources/new-media.ts';
import { retrySource } from './sources/retry.ts';
import { statusLines } from './sources/status.ts';
import { targetOfUpload } from './uploads/upload-target.ts';
import { workUntilStopped } from './work-until-stopped.ts';

const USAGE = [
  'Usage: npm run media -- work                     prepares what is sent, until it is stopped',
  '       npm run media -- add FILM FILE             prepares a film, or a picture for it; FILM is a slug or an id',
  '       npm run media -- picture NAME SHAPE FILE   prepares a picture that documents name by NAME;',
  '                                                  SHAPE is landscape, portrait or still',
  '       npm run media -- set FILM FOLDER           prepares the pictures of a folder, and drafts a set of them',
  '       npm run media -- import FOLDER [--dry-run] a folder of films with pictures, captions and tables',
  '       npm run media -- places                    where films stay that tables name as PLACE:PATH',
  '       npm run media -- status [FILM]             what is being prepared, and what failed',
  '       npm run media -- retry SOURCE              begins again with the steps that failed',
  '       npm run media -- show FILM                 shows people the new media of a film, which wait to be looked at',
].join('\n');

/** `npm run media`: adds films and pictures, shows how far they are, and tries again what failed. */
export const mediaOperation: Operation = {
  name: 'media',
  run: async (services, [action, first, second, third, ...more]): Promise<OperationAnswer> => {
    if (more.length > 0) return { ok: false, text: USAGE };
    if (action === 'picture' && first !== undefined && second !== undefined && third !== undefined) {
      const target = await targetOfUpload(services.db, { picture: first, shape: second }, null);
      return typeof target === 'string' ? { ok: false, text: target } : send(services, target, first, third);
    }
    if (third !== undefined) return { ok: false, text: USAGE };
    if (action === 'import' && first !== undefined && (second === undefined || second === '--dry-run'))
      return importFolder(services, first, second !== undefined);
    if (action === 'work' && first === undefined) return work(services);
    if (action === 'places' && first === undefined) return { ok: true, text: (await placesLines(services)).join('\n') };
    if (action === 'set' && first !== undefined && second !== undefined) {
      const film = await filmNamed(services, first);
      return typeof film === 'string' ? { ok: false, text: film } : sendSet(services, film, second);
    }
    if (action === 'add' && first !== undefined && second !== undefined) return add(services, first, second);
    if (action === 'status' && second === undefined) return status(services, first ?? null);
    if (action === 'show' && first !== undefined && second === undefined) return show(services, first);
    if (action === 'retry' && first !== undefined && second === undefined) {
      const hasBegun = await retrySource(services.db, first, OPERATOR, services.clock.now());
      return hasBegun
        ? { ok: true, text: `${first} is prepared again.` }
        : { ok: false, text: `There is no source "${first}" that failed; npm run media -- status lists them.` };
    }
    return { ok: false, text: USAGE };
  },
};

/** Works on the queue in this process, whatever `MEDIA_WORKER` says, until a signal ends it. */
async function work(services: GatewayServices): Promise<OperationAnswer> {
  const stopping = new AbortController();
  const stop = (): void => stopping.abort(new Error('The worker is to stop.'));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  try {
    const counts = await workUntilStopped(services, stopping.signal);
    return { ok: true, text: `Stopped: ${counts.done} steps done, ${counts.stopped} given back to the queue.` };
  } catch (error) {
    if (error instanceof NoFfmpegError) return { ok: false, text: error.message };
    throw error;
  } finally {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, stop);
  }
}

async function filmNamed(services: GatewayServices, name: string): Promise<SendableFilm | string> {
  const films = await findSendableFilmsNamed(services.db, name);
  const [film, ...others] = films;
  if (film === undefined) return `There is no film "${name}".`;
  if (others.length === 0) return film;
  const choices = films.map(
    ({ id, site_id, title, isDraft }) => `  ${id}  ${site_id}  ${title}${isDraft ? '  (draft)' : ''}`,
  );
  return [`Several films have the slug "${name}"; name one by its id:`, ...choices].join('\n');
}

async function add(services: GatewayServices, name: string, path: string): Promise<OperationAnswer> {
  const film = await filmNamed(services, name);
  if (typeof film === 'string') return { ok: false, text: film };
  return send(services, { videoId: film.id, isDraft: film.isDraft }, film.id, path);
}

/** Sends a file, and says how to follow its preparation. */
async function send(
  services: GatewayServices,
  target: SourceTarget,
  name: string,
  path: string,
): Promise<OperationAnswer> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return { ok: false, text: `There is no file "${path}".` };
  const { clock, config } = services;
  try {
    const kind = isPictureFile(await beginningOf(path)) ? ('picture' as const) : ('film' as const);
    const file = { target, kind, fileName: basename(path), by: OPERATOR, body: createReadStream(path) };
    const id = await addSource(services, file, config.media.largestUploadBytes, clock.now());
    const command = 'videoId' in target ? `status ${name}` : 'status';
    const text = `${kind === 'film' ? 'Film' : 'Picture'} ${id} is being prepared; npm run media -- ${command} shows how far it is.`;
    return { ok: true, text };
  } catch (error) {
    if (error instanceof FileProblem) return { ok: false, text: error.message };
    throw error;
  }
}

async function show(services: GatewayServices, name: string): Promise<OperationAnswer> {
  const film = await filmNamed(services, name);
  if (typeof film === 'string') return { ok: false, text: film };
  const { db, clock } = services;
  const wanted = { filmId: film.id, sourceId: null };
  const refusal = await decideNewMedia(db, 'show', wanted, OPERATOR, clock.now());
  if (refusal !== null) return { ok: false, text: NEW_MEDIA_REFUSED[refusal] };
  return { ok: true, text: `The new media of ${film.title} have taken the place of the old ones.` };
}

async function status(services: GatewayServices, name: string | null): Promise<OperationAnswer> {
  const film = name === null ? null : await filmNamed(services, name);
  if (typeof film === 'string') return { ok: false, text: film };
  return { ok: true, text: (await statusLines(services.db, film?.id ?? null, services.clock.now())).join('\n') };
}
