import { quotaKind, type QuotaKind } from '@network/lifecycle/quota/quota.ts';
import type { Resolvers } from '../../../graphql/resolvers.generated.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { requirePerson } from '../../../http/require-person.ts';
import { scopeFor, type VideoRow } from '../../content/catalogue/public.ts';
import { downloadableFiles, downloadTokenFor, holderOf, mediaKey } from '../../content/media/public.ts';
import { loadPage, pageBounds } from '../../platform/network/public.ts';
import { downloadsOfPerson, quotaOf } from './download-quotas.ts';
import { countDownloads, findDownloads } from './own-downloads.ts';
import { DOWNLOAD_AGAIN_MS, takeDownload } from './take-download.ts';

/** Returns the quota that a video counts against: that of its channel's category, or the one of all others. */
async function quotaKindOf(row: VideoRow, { loaders }: RequestContext): Promise<QuotaKind> {
  const channel = row.channel_id === null ? null : await loaders.catalogue.channel.load(row.channel_id);
  return quotaKind(channel?.category ?? null);
}

const nothingToDownload = () =>
  new GatewayError('NOT_FOUND', 'errors.notFound', 'There are no files of this video to download.');

/** Resolvers of downloads. The guard of `@access` checks the right to download before any of them runs. */
export const downloadsResolvers = {
  Query: {
    downloads: async (_parent, args, context) => {
      const { db } = context.services;
      const scope = await scopeFor(context);
      const { userId } = await requirePerson(context);
      return loadPage(
        pageBounds(args),
        (rows) => findDownloads(db, scope, userId, rows),
        (most) => countDownloads(db, scope, userId, most),
      );
    },
  },
  Download: {
    film: (row) => row,
    downloadedAt: ({ downloaded_at }) => downloaded_at.toISOString(),
  },
  Mutation: {
    generateVideoToken: async (_parent, { videoId, device }, context) => {
      const { services, loaders } = context;
      const person = await context.person();
      const row = await loaders.catalogue.video.load(videoId);
      if (person === null || row === null)
        throw new GatewayError('NOT_FOUND', 'errors.notFound', 'No such video here.');
      if (device !== 'DOWNLOAD') {
        throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'A download is requested with device DOWNLOAD.');
      }
      // Before the quota: a download that can't be had takes nothing of it.
      if (downloadableFiles(services.stockMedia, row).length === 0) throw nothingToDownload();
      const now = services.clock.now();
      const quota = await quotaKindOf(row, context);
      const answer = await takeDownload(services.db, { userId: person.userId, videoId, quota, now });
      if (!answer.ok) {
        const { downloadQuotaMax, remainingDays } = answer.status;
        return {
          __typename: 'ReachedDownloadQuotaError',
          messageKey: 'download_modal.limit_reached_error_quota',
          downloadQuotaMax,
          remainingDays,
        };
      }
      const token = downloadTokenFor({
        key: mediaKey(services.config),
        holder: holderOf(person.userId),
        stock: services.stockMedia,
        film: row,
        fileName: `${row.site_id}-${row.slug}`,
        // From now, so that a file begun late in the day can be resumed too.
        expiresAt: new Date(now.getTime() + DOWNLOAD_AGAIN_MS),
      });
      if (token === null) throw nothingToDownload();
      return token;
    },
  },
  Video: {
    downloadQuota: async (row, _args, context) => {
      const person = await context.person();
      const { tenant, services } = context;
      if (person === null || tenant === null) return null;
      const kind = await quotaKindOf(row, context);
      return quotaOf(kind, person.facts.get(downloadsOfPerson), tenant, services.clock.now());
    },
    downloadAgainUntil: async (row, _args, context) => {
      const person = await context.person();
      if (person === null) return null;
      const takenAt = await context.loaders.downloads.takenAt.load({ userId: person.userId, videoId: row.id });
      return takenAt && new Date(takenAt.getTime() + DOWNLOAD_AGAIN_MS).toISOString();
    },
  },
} satisfies Resolvers;
