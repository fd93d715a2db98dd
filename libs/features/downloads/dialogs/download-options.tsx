import { CircleAlert, Download } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { downloadModal } from '@network/messages/download-modal.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Progress } from '@network/ui/progress/progress.tsx';
import { fileSize } from '../file-size.ts';
import type { DownloadableVideo, QuotaReached, Resolution } from '../use-download.ts';

export interface DownloadOptionsProps {
  readonly video: DownloadableVideo;
  /** The size whose address is being requested. */
  readonly pending: string | null;
  readonly quotaReached: Pick<QuotaReached, 'downloadQuotaMax' | 'remainingDays'> | null;
  readonly onDownload: (resolution: Resolution) => void;
}

/** The sizes of a film with the remaining quota; with none left, the date of the next download. */
export function DownloadOptions({ video, pending, quotaReached, onDownload }: DownloadOptionsProps) {
  const t = useMessages(downloadModal);
  const again = video.downloadAgainUntil;
  const quota = video.downloadQuota;
  // Shown before anybody presses, unless this film may be downloaded again.
  const reached = quotaReached ?? (quota?.thresholdReached && again === null ? quota : null);
  return (
    <div className="flex flex-col gap-5">
      {reached ? (
        <div role="alert" className="flex gap-3 rounded-control border-line border-danger/60 bg-raised p-4">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
          <div className="flex flex-col gap-1">
            {quota?.zeroQuota ? (
              <p>{t('zero')}</p>
            ) : (
              <>
                <p className="font-semibold">
                  {t('download_modal.limit_reached_error_quota', { max: reached.downloadQuotaMax })}
                </p>
                <p className="text-muted">
                  {t('download_modal.limit_reached_error_days', { days: reached.remainingDays })}
                </p>
              </>
            )}
          </div>
        </div>
      ) : null}
      <ul role="list" aria-label={t('sizes')} className="flex flex-col gap-2">
        {video.downloadResolutions.map((resolution) => {
          const size = fileSize(resolution.size);
          return (
            <li
              key={resolution.res}
              className="flex items-center justify-between gap-4 rounded-control border-line border-subtle py-2 pr-2 pl-4"
            >
              <span className="flex min-w-0 flex-col">
                <span className="font-semibold">
                  {resolution.label}
                  {resolution.res === 'p480l' ? <span className="text-muted"> · {t('mobile')}</span> : null}
                </span>
                <span className="text-small text-muted">
                  {t(`best.${screenOf(resolution.res)}`)} · {size}
                </span>
              </span>
              <Button
                variant="outline"
                size="small"
                aria-label={t('get', { label: resolution.label, size })}
                busy={pending === resolution.res}
                disabled={reached !== null || (pending !== null && pending !== resolution.res)}
                onClick={() => onDownload(resolution)}
              >
                <Download aria-hidden="true" />
                <span className="max-small:sr-only">{t('open')}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {again === null ? null : <p className="text-small text-muted">{t('again', { time: again.slice(11, 16) })}</p>}
      {quota && !quota.zeroQuota ? <QuotaLeft quota={quota} /> : null}
    </div>
  );
}

function screenOf(quality: string): keyof typeof downloadModal.best {
  return quality === 'p2160' || quality === 'p1080' || quality === 'p720' ? quality : 'other';
}

function QuotaLeft({ quota }: { readonly quota: NonNullable<DownloadableVideo['downloadQuota']> }) {
  const t = useMessages(downloadModal);
  const left = t('left', { left: quota.quotaLeft, max: quota.downloadQuotaMax });
  return (
    <div className="flex flex-col gap-2 text-small">
      <p className="font-semibold">{left}</p>
      <Progress value={quota.quotaLeft / quota.downloadQuotaMax} label={left} />
      <p className="text-muted">
        {t('period', { days: quota.downloadDaysPeriod })} {quota.site === 'channels' ? t('channels') : null}
      </p>
    </div>
  );
}
