import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkAbility } from '../../../http/guard.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import type { GatewayServices } from '../../../services.ts';
import { holderOf, checkByMediaKeys, PERSONAL, refuseMedia, sendMedia } from '../../content/media/public.ts';
import { checkSet } from './set-address.ts';
import { setZip } from './set-zip.ts';
import { openStillFiles } from './still-files.ts';
import { stillOf, stillsOf } from './stills.ts';
import { findPictureSet } from '../../content/catalogue/public.ts';

interface NamedFile {
  Params: { '*': string };
}

const STILL = /^(\d{1,3})(c[\d.]+)?-(\d{2,4})\.(avif|webp)$/;

/** Pictures of sets, and sets as one file, by addresses signed for a person, who must still have the right to them. */
export function pictureSetRoutes(
  app: FastifyInstance,
  { config, clock, db, store, stockMedia }: GatewayServices,
  contextOf: (request: FastifyRequest) => RequestContext,
): void {
  const pictures = openStillFiles(store, stockMedia);
  const handler = async (request: FastifyRequest<NamedFile>, reply: FastifyReply): Promise<FastifyReply> => {
    const address = request.params['*'];
    const slash = address.indexOf('/');
    const name = address.slice(slash + 1);
    const context = contextOf(request);
    const holder = holderOf((await context.person())?.userId ?? null);
    const token = address.slice(0, Math.max(slash, 0));
    const check = checkByMediaKeys(config, (key) => checkSet(key, holder, token, clock.now()));
    if (!check.ok) return refuseMedia(request, reply, check.reason === 'expired' ? 410 : 403);
    const { videoId, part } = check.grant;
    const video = await context.loaders.catalogue.video.load(videoId);
    const item = await context.loaders.catalogue.videoSubject.load(videoId);
    if (video === null || item === null) return refuseMedia(request, reply, 404);
    const action = part === 'zip' ? 'download' : 'see';
    if (!(await checkAbility(context, action, 'pictureSet', item)).ok) return refuseMedia(request, reply, 403);
    const set = await findPictureSet(db, stockMedia, videoId);
    if (!set) return refuseMedia(request, reply, 404);
    if (part === 'zip') {
      if (name !== `${video.slug}.zip`) return refuseMedia(request, reply, 404);
      const files = await Promise.all(
        stillsOf(stockMedia, video, set).map(async (still) => {
          const file = await pictures.findWhole(still);
          return file ? [{ name: still.name, file }] : [];
        }),
      );
      // A set of which a file is lost is not what was asked for: nothing says so as clearly as no zip.
      if (files.some(({ length }) => length === 0)) return refuseMedia(request, reply, 404);
      void reply.header('content-disposition', `attachment; filename="${name}"`);
      return sendMedia(request, reply, setZip(files.flat()), 'private, no-store');
    }
    const [, number, cut, width, extension] = STILL.exec(name) ?? [];
    if (number === undefined || Number(number) < 1 || Number(number) > set.picture_count) {
      return refuseMedia(request, reply, 404);
    }
    const still = stillOf(stockMedia, video, set, Number(number));
    const format = extension === 'avif' ? 'avif' : 'webp';
    if (cut !== undefined) {
      const found = await pictures.findCut(still, Number(width), format);
      if (found.kind === 'busy') return reply.code(503).header('retry-after', '1').send();
      return found.kind === 'missing'
        ? refuseMedia(request, reply, 404)
        : sendMedia(request, reply, found.file, PERSONAL);
    }
    const file = await pictures.find(still, Number(width), format);
    return file === null ? refuseMedia(request, reply, 404) : sendMedia(request, reply, file, PERSONAL);
  };
  app.route<NamedFile>({ method: ['GET', 'HEAD'], url: '/media/sets/*', exposeHeadRoute: false, handler });
}
