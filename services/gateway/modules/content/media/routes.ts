import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PreviewAccess } from '../../../http/preview-access.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { edgeTags, versionTag } from '../../../delivery/edge/edge-tags.ts';
import { openCdn } from '../../../delivery/open-cdn.ts';
import type { GatewayServices } from '../../../services.ts';
import { openFilmLibrary } from './film/film-library.ts';
import { holderOfCall } from './holder-of-call.ts';
import { checkToken, PLAYED_MEDIA_PATH } from './media-address.ts';
import { openMediaFolder } from './media-folder.ts';
import { checkByMediaKeys } from './media-key.ts';
import { mayStillPlay } from './may-still-play.ts';
import { openOwnFiles } from './own/own-files.ts';
import { openPictureFiles } from './picture-files.ts';
import { isPreviewed, PREVIEWED_MEDIA_PATH } from './previewed-address.ts';
import { previewFile } from './previews.ts';
import { publishedCaptions } from './published-captions.ts';
import { refuseMedia } from './refuse-media.ts';
import { checkLent, lenderIn, REMOTE_MEDIA_PREFIX } from './remote-address.ts';
import { isShown, isStillThere } from './shown-media.ts';
import { sendGranted } from './send-granted.ts';
import { FILM_TYPE, IMMUTABLE, PERSONAL, sendMedia } from './send-media.ts';
import { type FoundFile, openVersionFiles } from './version-files.ts';

interface NamedFile {
  Params: { '*': string; mac?: string };
}

type MediaHandler = (request: FastifyRequest<NamedFile>, reply: FastifyReply) => Promise<FastifyReply>;

/** A token is longer than what the router takes for a parameter, so the address is taken apart here. */
function takeApart(address: string): { token: string; name: string } {
  const slash = address.indexOf('/');
  return slash < 0 ? { token: address, name: '' } : { token: address.slice(0, slash), name: address.slice(slash + 1) };
}

/**
 * Pictures and hover previews for everybody, and by signed address for a preview of staff; videos by signed address for the
 * person they were signed for, and for a device to which a session lent an address. What was unpublished is gone
 * at once, whatever address somebody has of it.
 */
export function mediaRoutes(
  app: FastifyInstance,
  { config, clock, store, stockMedia }: Pick<GatewayServices, 'config' | 'clock' | 'store' | 'stockMedia'>,
  contextOf: (request: FastifyRequest, seen?: GatewayServices, lentBy?: string) => RequestContext,
  previews: PreviewAccess,
): void {
  // The server's own answer to HEAD would read the whole file to throw it away.
  const route = (url: string, handler: MediaHandler): void =>
    void app.route<NamedFile>({ method: ['GET', 'HEAD'], url, exposeHeadRoute: false, handler });
  const own = openOwnFiles(store);
  const cdn = openCdn(config.mediaCdn);
  const pictures = openPictureFiles(stockMedia);
  const findFile = openVersionFiles({ config, store }, { own, pictures });
  const sendFound = (request: FastifyRequest, reply: FastifyReply, found: FoundFile, cacheControl: string) => {
    if (found.kind === 'busy') return reply.code(503).header('retry-after', '1').send();
    if (found.kind === 'missing') return refuseMedia(request, reply, 404);
    // An edge that holds a file of an own version finds it by that when the film is unpublished.
    if (found.version !== null && cacheControl === IMMUTABLE) reply.headers(edgeTags(versionTag(found.version)));
    return sendMedia(request, reply, found.file, cacheControl);
  };
  for (const folder of ['pictures/films', 'previews/films', 'pictures/cuts']) {
    route(`/media/${folder}/*`, async (request, reply) => {
      const mayHave = (version: string) => isShown(contextOf(request), version);
      return sendFound(request, reply, await findFile(`${folder}/${request.params['*']}`, mayHave), IMMUTABLE);
    });
  }
  route(PREVIEWED_MEDIA_PATH, async (request, reply) => {
    const { preview } = contextOf(request);
    if (preview === null) return refuseMedia(request, reply, 403);
    await previews.requireOpen(preview);
    const { mac = '', '*': address } = request.params;
    const mayHave = (version: string) => isPreviewed(config, preview, version, mac);
    return sendFound(request, reply, await findFile(address, mayHave), PERSONAL);
  });

  route('/media/pictures/*', async (request, reply) => {
    const file = await pictures.find(request.params['*']);
    return file === null ? refuseMedia(request, reply, 404) : sendMedia(request, reply, file, IMMUTABLE);
  });

  const clips = openMediaFolder(stockMedia.folders?.clips ?? null);
  const library = openFilmLibrary(clips);
  const files = { own, cdn, clips, library, stock: stockMedia };
  route('/media/previews/*', async (request, reply) => {
    const name = previewFile(stockMedia, request.params['*']);
    const film = name === null ? null : await library.film([name], 1);
    return film === null
      ? refuseMedia(request, reply, 404)
      : sendMedia(request, reply, { ...film, type: FILM_TYPE }, IMMUTABLE);
  });

  route(PLAYED_MEDIA_PATH, async (request, reply) => {
    const { token, name } = takeApart(request.params['*']);
    const context = contextOf(request);
    const { preview } = context;
    if (preview !== null) await previews.requireOpen(preview);
    const holder = await holderOfCall(context);
    const check = checkByMediaKeys(config, (key) => checkToken(key, holder, token, clock.now()));
    if (!check.ok) return refuseMedia(request, reply, check.reason === 'expired' ? 410 : 403);
    if (!(await isStillThere(context, check.grant))) return refuseMedia(request, reply, 404);
    const captionsIn = (each: RequestContext) => publishedCaptions(each, check.grant, name);
    const isOfDraft = preview !== null && check.grant.part === 'captions';
    const captions = isOfDraft
      ? await previews.show(preview, (seen) => captionsIn(contextOf(request, seen)))
      : await captionsIn(context);
    if (captions !== null) return sendMedia(request, reply, captions, PERSONAL);
    return sendGranted(request, reply, files, { grant: check.grant, name });
  });

  route(`${REMOTE_MEDIA_PREFIX}*`, async (request, reply) => {
    const { token, name } = takeApart(request.params['*']);
    const check = checkByMediaKeys(config, (key) => checkLent(key, token, clock.now()));
    if (!check.ok) return refuseMedia(request, reply, check.reason === 'expired' ? 410 : 403);
    const context = contextOf(request, undefined, lenderIn(token) ?? undefined);
    if (!(await isStillThere(context, check.grant))) return refuseMedia(request, reply, 404);
    if (!(await mayStillPlay(context, check.grant))) return refuseMedia(request, reply, 403);
    // The program of a device is from elsewhere, and reads playlists by script. There is no cookie to abuse.
    reply.header('access-control-allow-origin', '*');
    const captions = await publishedCaptions(context, check.grant, name);
    if (captions !== null) return sendMedia(request, reply, captions, PERSONAL);
    return sendGranted(request, reply, files, { grant: check.grant, name });
  });
}
