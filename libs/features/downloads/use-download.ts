import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAnalytics } from '@network/core/analytics/use-measuring.ts';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { transportOf } from '@network/core/api/transport.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { downloadModal } from '@network/messages/download-modal.ts';
import { ApiError } from '@network/core/api/api-error.ts';
import {
  DownloadOptionsDocument,
  type DownloadOptionsQuery,
  GenerateVideoTokenDocument,
  type GenerateVideoTokenMutation,
} from './api/download-options.generated.ts';
import { startDownload } from './start-download.ts';

/** A video with its sizes and the remaining quota. */
export type DownloadableVideo = NonNullable<DownloadOptionsQuery['video']>;
export type Resolution = DownloadableVideo['downloadResolutions'][number];

export const downloadOptionsQuery = (slug: string) => operationQuery(DownloadOptionsDocument, { slug });

type Answer = GenerateVideoTokenMutation['generateVideoToken'];
/** The dialog's text when the quota is used up. */
export type QuotaReached = Extract<Answer, { __typename: 'ReachedDownloadQuotaError' }>;

export interface DownloadState {
  readonly start: (resolution: Resolution) => void;
  /** The size whose address is being requested. */
  readonly pending: string | null;
  readonly quotaReached: QuotaReached | null;
}

/** Requests the address of a size and starts its download; reloads the remaining quota. */
export function useDownload(video: DownloadableVideo, slug: string, onDenied: () => void): DownloadState {
  const client = useQueryClient();
  const flash = useFlash();
  const analytics = useAnalytics();
  const t = useMessages(downloadModal);
  const download = useMutation({
    mutationFn: async (resolution: Resolution): Promise<Answer> => {
      const variables = { videoId: video.videoId, device: 'DOWNLOAD' } as const;
      const { generateVideoToken: answer } = await transportOf(client)(GenerateVideoTokenDocument, variables);
      if (answer.__typename !== 'VideoToken') return answer;
      const file = answer[resolution.res as 'p720'];
      if (!file)
        throw new ApiError('No such size.', { kind: 'http', status: 404, code: 'NOT_FOUND', correlationId: null });
      await startDownload(file.cdn);
      return answer;
    },
    onSuccess: (answer, { label, res }) => {
      if (answer.__typename === 'VideoToken') analytics.track('download', { video: video.videoId, quality: res });
      if (answer.__typename === 'AccessDenied') onDenied();
      if (answer.__typename === 'VideoToken') flash({ type: 'success', message: t('started', { label }) });
    },
    onError: (error) => flash({ type: 'error', message: errorText(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: downloadOptionsQuery(slug).queryKey }),
  });
  return {
    start: (resolution) => download.mutate(resolution),
    pending: download.isPending ? download.variables.res : null,
    quotaReached: download.data?.__typename === 'ReachedDownloadQuotaError' ? download.data : null,
  };
}
