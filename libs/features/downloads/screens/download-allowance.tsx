import { useMessages } from '@network/core/i18n/messages.ts';
import { downloads as texts } from '@network/messages/downloads.ts';
import { Progress } from '@network/ui/progress/progress.tsx';
import type { DownloadsPageQuery } from '../api/downloads-page.generated.ts';

export type ShownQuota = NonNullable<DownloadsPageQuery['findOneUserProfile']>['downloadQuotas'][number];

/** How many downloads of the rolling period are left, and with none left, when there is one again. */
export function DownloadAllowance({ quotas }: { readonly quotas: readonly ShownQuota[] }) {
  const t = useMessages(texts);
  return (
    <section aria-label={t('quota.title')} className="grid gap-4 medium:grid-cols-2">
      {quotas.map((quota) => (
        <div key={quota.site} className="flex flex-col gap-3 rounded-card border-line border-subtle p-5">
          <h2 className="text-small text-muted">{t(quota.site === 'channels' ? 'quota.channels' : 'quota.films')}</h2>
          <QuotaLeft quota={quota} />
        </div>
      ))}
    </section>
  );
}

function QuotaLeft({ quota }: { readonly quota: ShownQuota }) {
  const t = useMessages(texts);
  const { quotaLeft, downloadQuotaMax, thresholdReached, remainingDays, downloadDaysPeriod, zeroQuota } = quota;
  if (zeroQuota) return <p>{t('quota.none')}</p>;
  const left = t('quota.left', { left: quotaLeft, max: downloadQuotaMax });
  return (
    <>
      <p className="text-lead font-semibold text-strong tabular-nums">{left}</p>
      <Progress value={quotaLeft / downloadQuotaMax} label={left} />
      <p className="text-small text-muted">
        {thresholdReached ? t('quota.next', { days: remainingDays }) : t('quota.period', { days: downloadDaysPeriod })}
      </p>
    </>
  );
}
