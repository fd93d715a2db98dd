import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MediaCdn } from '../../../delivery/media-cdn.ts';
import { MissingObjectError } from '../../../store/object-store.ts';
import { MissingPlaceError } from '../../../store/places/store-with-places.ts';
import { addressAtCdn } from './address-at-cdn.ts';
import type { FilmLibrary } from './film/film-library.ts';
import { grantedFile } from './granted-file.ts';
import type { MediaGrant } from './media-address.ts';
import type { MediaFolder } from './media-folder.ts';
import type { OwnFiles } from './own/own-files.ts';
import { versionOf } from './own/own-grant.ts';
import { refuseMedia } from './refuse-media.ts';
import { FILM_TYPE, PERSONAL, sendBytes, sendElsewhere, sendMedia, sendText } from './send-media.ts';
import type { StockMedia } from './stock/stock-media.ts';

const SEGMENT_TYPE = 'video/iso.segment';

/** A name under a valid grant. */
interface WantedFile {
  readonly grant: MediaGrant;
  readonly name: string;
}

/** Where files of films are. */
export interface GrantedFiles {
  readonly own: OwnFiles;
  readonly cdn: MediaCdn | null;
  readonly clips: MediaFolder;
  readonly library: FilmLibrary;
  readonly stock: StockMedia;
}

/**
 * Sends what a valid grant opens under a name: texts, pictures, a film or a part of one; 404 for anything outside it, and for what the
 * store or a place does not have any more.
 */
export async function sendGranted(
  request: FastifyRequest,
  reply: FastifyReply,
  files: GrantedFiles,
  wanted: WantedFile,
): Promise<FastifyReply> {
  const { clips, library, stock } = files;
  const { grant, name } = wanted;
  const version = versionOf(grant);
  if (version !== null) return sendOwn(request, reply, files, { ...wanted, version });
  const granted = grantedFile(stock, grant, name);
  if (granted === null) return refuseMedia(request, reply, 404);
  if (granted.kind === 'text') return sendText(reply, granted.text, granted.type);
  if (granted.kind === 'file') {
    const file = clips.find(granted.name);
    return file === null ? refuseMedia(request, reply, 404) : sendMedia(request, reply, file, PERSONAL);
  }
  const film = await library.film(granted.tracks, granted.repeats);
  if (film === null) return refuseMedia(request, reply, 404);
  if (granted.part === 'beginning') return sendBytes(reply, film.beginning, FILM_TYPE);
  if (granted.part !== 'whole') return sendBytes(reply, film.segment(granted.part), SEGMENT_TYPE);
  return sendMedia(request, nameDownload(reply, grant), { ...film, type: FILM_TYPE }, PERSONAL);
}

/** Sends a file of an own film; 404 where it, or the list that leads to it, lies in a place that is missing or is not there any more. */
async function sendOwn(
  request: FastifyRequest,
  reply: FastifyReply,
  { own, cdn }: GrantedFiles,
  { grant, name: file, version }: WantedFile & { readonly version: string },
): Promise<FastifyReply> {
  try {
    const found = await own.granted(grant, version, file);
    if (found === null) return refuseMedia(request, reply, 404);
    if (found.kind === 'text') return sendText(reply, found.text, found.type);
    const address = cdn === null ? null : addressAtCdn(cdn, grant, found);
    if (address !== null) return sendElsewhere(reply, address);
    return await sendMedia(request, nameDownload(reply, grant), found.file, PERSONAL);
  } catch (error) {
    if (!(error instanceof MissingPlaceError) && !(error instanceof MissingObjectError)) throw error;
    request.log.error({ err: error }, 'a file of a film is missing');
    for (const name of [
      'content-type',
      'content-length',
      'content-range',
      'accept-ranges',
      'etag',
      'content-disposition',
    ])
      reply.removeHeader(name);
    return refuseMedia(request, reply, 404);
  }
}

/** Names are made of slugs, so that they need no quoting. */
function nameDownload(reply: FastifyReply, { fileName }: MediaGrant): FastifyReply {
  return fileName === null ? reply : reply.header('content-disposition', `attachment; filename="${fileName}"`);
}
