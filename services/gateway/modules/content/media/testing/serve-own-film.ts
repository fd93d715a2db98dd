import fastify, { type FastifyInstance } from 'fastify';
import { testGatewayConfig } from '@network/testing/gateway-config.ts';
import { fixedClock } from '../../../../config/clock.ts';
import type { GatewayConfig } from '../../../../config/config.ts';
import { previewEnded } from '../../../../http/preview-token.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import { openStore } from '../../../../store/open-store.ts';
import { holderOf, type MediaGrant, signGrant } from '../media-address.ts';
import { mediaKey } from '../media-key.ts';
import { grantedVersionName } from '../own/own-grant.ts';
import { writeManifest } from '../own/version-manifest.ts';
import { mediaRoutes } from '../routes.ts';
import { NO_STOCK_MEDIA } from '../stock/stock-media.ts';

const VERSION = '00000000-0000-4000-8000-000000000001';

/** The media routes alone, without a database, and a visitor's address of an uploaded film there. */
export async function serveOwnFilm(
  own: Partial<GatewayConfig> & Pick<GatewayConfig, 'mediaStore'>,
  film: { readonly key: string; readonly bytes: number },
  grant: Partial<MediaGrant> = {},
): Promise<{ app: FastifyInstance; path: string }> {
  const config = testGatewayConfig(own);
  const store = openStore(own.mediaStore);
  await writeManifest(store, VERSION, {
    files: { 'video/p1080.mp4': { ...film, type: 'video/mp4' } },
    streams: { video: {}, trailer: {} },
  });
  const clock = fixedClock('2026-03-02T12:00:00Z');
  const app = fastify();
  const published = { isPublished: { load: () => Promise.resolve(true) } };
  const visitor = {
    preview: null,
    person: () => Promise.resolve(null),
    loaders: { catalogue: published },
  } as unknown as RequestContext;
  const noPreviews = { requireOpen: () => Promise.reject(previewEnded()), show: () => Promise.reject(previewEnded()) };
  mediaRoutes(app, { config, clock, store, stockMedia: NO_STOCK_MEDIA }, () => visitor, noPreviews);
  const token = signGrant(mediaKey(config), holderOf(null), {
    videoId: 'film-1',
    kind: 'video',
    clip: grantedVersionName(VERSION),
    repeats: 1,
    part: 'p1080',
    variants: [],
    expiresAt: new Date('2026-03-02T16:00:00Z'),
    fileName: null,
    ...grant,
  });
  return { app, path: `/media/v/${token}/${grant.fileName ?? 'video.mp4'}` };
}
