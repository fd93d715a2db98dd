import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { useNextStep } from '../../entity-cards/use-next-step.ts';
import { downloadModal } from '@network/messages/download-modal.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Spinner } from '@network/ui/spinner/spinner.tsx';
import { type DownloadableVideo, downloadOptionsQuery, useDownload } from '../use-download.ts';
import { DownloadOptions } from './download-options.tsx';

/** The sizes of a film, the remaining quota, and the download itself. */
export default function VideoDownloadDialog({ options, onClose }: DialogProps<'VideoDownload'>) {
  const t = useMessages(downloadModal);
  const { data, isError, refetch } = useQuery({ ...downloadOptionsQuery(options.slug), staleTime: 0 });
  const video = data?.video ?? null;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('title')}
      description={video?.title}
      closeLabel={t('close')}
    >
      {video ? (
        <Options video={video} slug={options.slug} onClose={onClose} />
      ) : isError || data ? (
        <div role="alert" className="flex flex-col items-start gap-4">
          <p>{t('failed')}</p>
          <Button variant="outline" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      ) : (
        <p role="status" className="flex min-h-40 items-center justify-center gap-3 text-muted">
          <Spinner />
          {t('loading')}
        </p>
      )}
    </Dialog>
  );
}

interface OptionsProps {
  readonly video: DownloadableVideo;
  readonly slug: string;
  readonly onClose: () => void;
}

function Options({ video, slug, onClose }: OptionsProps) {
  const nextStep = useNextStep();
  const { start, pending, quotaReached } = useDownload(video, slug, () => {
    onClose();
    nextStep(null);
  });
  return <DownloadOptions video={video} pending={pending} quotaReached={quotaReached} onDownload={start} />;
}
