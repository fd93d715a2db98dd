import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../../http/request-context.ts';
import type { GatewayServices } from '../../services.ts';
import { grantedFile } from './granted-file.ts';
import { checkToken, holderOf } from './media-address.ts';
import { type MediaFolder, openMediaFolder, PICTURES_FOLDER } from './media-folder.ts';
import { mediaKey } from './media-key.ts';
import { refuseMedia } from './refuse-media.ts';
import { IMMUTABLE, PERSONAL, sendMedia, sendText } from './send-media.ts';
import { masterPlaylist } from './stream-playlist.ts';

const CLIPS = new URL('clips/', import.meta.url);
const PREVIEWS = new URL('clips/previews/', import.meta.url);

interface NamedFile {
  Params: { '*': string };
}

type MediaHandler = (request: FastifyRequest<NamedFile>, reply: FastifyReply) => Promise<FastifyReply>;

/** A token is longer than what the router takes for a parameter, so the address is taken apart here. */
function takeApart(address: string): { token: string; name: string } {
  const slash = address.indexOf('/');
  return slash < 0 ? { token: address, name: '' } : { token: address.slice(0, slash), name: address.slice(slash + 1) };
}

/** Pictures and hover previews for everybody, and videos by signed address for the person they were signed for. */
export function mediaRoutes(
  app: FastifyInstance,
  { config, clock }: GatewayServices,
  contextOf: (request: FastifyRequest) => RequestContext,
): void {
  // The server's own answer to HEAD would read the whole file to throw it away.
  const route = (url: string, handler: MediaHandler): void =>
    void app.route<NamedFile>({ method: ['GET', 'HEAD'], url, exposeHeadRoute: false, handler });
  const open = (path: string, folder: MediaFolder): void => {
    route(`${path}/*`, async (request, reply) => {
      const file = folder.find(request.params['*']);
      return file === null ? refuseMedia(request, reply, 404) : sendMedia(request, reply, file, IMMUTABLE);
    });
  };
  open('/media/pictures', openMediaFolder(PICTURES_FOLDER));
  open('/media/previews', openMediaFolder(PREVIEWS));

  const clips = openMediaFolder(CLIPS);
  const key = mediaKey(config);
  route('/media/v/*', async (request, reply) => {
    const { token, name } = takeApart(request.params['*']);
    const holder = holderOf((await contextOf(request).person())?.userId ?? null);
    const check = checkToken(key, holder, token, clock.now());
    if (!check.ok) return refuseMedia(request, reply, check.reason === 'expired' ? 410 : 403);
    const granted = grantedFile(check.grant, name);
    if (granted?.kind === 'master') {
      const { kind, variants } = check.grant;
      return sendText(reply, masterPlaylist(granted.clip, kind, variants), 'application/vnd.apple.mpegurl');
    }
    const file = granted === null ? null : clips.find(granted.name);
    if (file === null) return refuseMedia(request, reply, 404);
    const { fileName } = check.grant;
    // Names are made of slugs, so that they need no quoting.
    if (fileName !== null) reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return sendMedia(request, reply, file, PERSONAL);
  });
}
