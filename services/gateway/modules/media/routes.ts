import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../../http/request-context.ts';
import { openCdn } from '../../delivery/open-cdn.ts';
import type { GatewayServices } from '../../services.ts';
import { addressAtCdn } from './address-at-cdn.ts';
import { openFilmLibrary } from './film/film-library.ts';
import { grantedFile } from './granted-file.ts';
import { checkToken, holderOf, type MediaGrant } from './media-address.ts';
import { CLIPS_FOLDER, openMediaFolder, PICTURES_FOLDER } from './media-folder.ts';
import { checkByMediaKeys } from './media-key.ts';
import { openOwnFiles } from './own/own-files.ts';
import { versionOf } from './own/own-grant.ts';
import { openPictureFiles } from './picture-files.ts';
import { previewFile } from './previews.ts';
import { publishedCaptions } from './published-captions.ts';
import { refuseMedia } from './refuse-media.ts';
import { IMMUTABLE, PERSONAL, type Sendable, sendBytes, sendElsewhere, sendMedia, sendText } from './send-media.ts';

const FILM_TYPE = 'video/mp4';
const SEGMENT_TYPE = 'video/iso.segment';

interface NamedFile {
  Params: { '*': string };
}

type MediaHandler = (request: FastifyRequest<NamedFile>, reply: FastifyReply) => Promise<FastifyReply>;

/** A token is longer than what the router takes for a parameter, so the address is taken apart here. */
function takeApart(address: string): { token: string; name: string } {
  const slash = address.indexOf('/');
  return slash < 0 ? { token: address, name: '' } : { token: address.slice(0, slash), name: address.slice(slash + 1) };
}

/** Names are made of slugs, so that they need no quoting. */
function nameDownload(reply: FastifyReply, { fileName }: MediaGrant): FastifyReply {
  return fileName === null ? reply : reply.header('content-disposition', `attachment; filename="${fileName}"`);
}

/** Pictures and hover previews for everybody, and videos by signed address for the person they were signed for. */
export function mediaRoutes(
  app: FastifyInstance,
  { config, clock, store }: Pick<GatewayServices, 'config' | 'clock' | 'store'>,
  contextOf: (request: FastifyRequest) => RequestContext,
): void {
  // The server's own answer to HEAD would read the whole file to throw it away.
  const route = (url: string, handler: MediaHandler): void =>
    void app.route<NamedFile>({ method: ['GET', 'HEAD'], url, exposeHeadRoute: false, handler });
  const own = openOwnFiles(store);
  const cdn = openCdn(config.mediaCdn);
  const everybodys = (folder: string, find: (name: string) => Promise<Sendable | null>): void =>
    route(`/media/${folder}/films/*`, async (request, reply) => {
      const file = await find(request.params['*']);
      return file === null ? refuseMedia(request, reply, 404) : sendMedia(request, reply, file, IMMUTABLE);
    });
  everybodys('pictures', own.picture);
  everybodys('previews', own.preview);

  const pictures = openPictureFiles(PICTURES_FOLDER);
  route('/media/pictures/*', async (request, reply) => {
    const file = await pictures.find(request.params['*']);
    return file === null ? refuseMedia(request, reply, 404) : sendMedia(request, reply, file, IMMUTABLE);
  });

  const clips = openMediaFolder(CLIPS_FOLDER);
  const library = openFilmLibrary(clips);
  route('/media/previews/*', async (request, reply) => {
    const name = previewFile(request.params['*']);
    const film = name === null ? null : await library.film([name], 1);
    return film === null
      ? refuseMedia(request, reply, 404)
      : sendMedia(request, reply, { ...film, type: FILM_TYPE }, IMMUTABLE);
  });

  route('/media/v/*', async (request, reply) => {
    const { token, name } = takeApart(request.params['*']);
    const context = contextOf(request);
    const holder = holderOf((await context.person())?.userId ?? null);
    const check = checkByMediaKeys(config, (key) => checkToken(key, holder, token, clock.now()));
    if (!check.ok) return refuseMedia(request, reply, check.reason === 'expired' ? 410 : 403);
    const captions = await publishedCaptions(context, check.grant, name);
    if (captions !== null) return sendMedia(request, reply, captions, PERSONAL);
    const version = versionOf(check.grant);
    if (version !== null) {
      const found = await own.granted(check.grant, version, name);
      if (found === null) return refuseMedia(request, reply, 404);
      if (found.kind === 'text') return sendText(reply, found.text, found.type);
      const address = cdn === null ? null : addressAtCdn(cdn, check.grant, found);
      if (address !== null) return sendElsewhere(reply, address);
      return sendMedia(request, nameDownload(reply, check.grant), found.file, PERSONAL);
    }
    const granted = grantedFile(check.grant, name);
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
    return sendMedia(request, nameDownload(reply, check.grant), { ...film, type: FILM_TYPE }, PERSONAL);
  });
}
