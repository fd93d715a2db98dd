import { Download } from 'lucide-react';
import { videoSubject } from '@network/access/subjects.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { formatDate } from '@network/core/i18n/dates.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoment } from '@network/core/i18n/moments.ts';
import { useTimeZone } from '@network/core/i18n/use-time-zone.ts';
import { useAbility } from '@network/core/session/ability.ts';
import { downloads as texts } from '@network/messages/downloads.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { Picture } from '@network/ui/picture/picture.tsx';
import { toVideoSubject } from '../../entity-cards/video-subject.ts';
import type { DownloadsPageQuery } from '../api/downloads-page.generated.ts';

export type ShownDownload = DownloadsPageQuery['downloads']['items'][number];

/** A downloaded film in a row, with the way to its files for those who may still download it. */
export function DownloadRow({ download: { film, downloadedAt } }: { readonly download: ShownDownload }) {
  const t = useMessages(texts);
  const dialogs = useDialogs();
  const timeZone = useTimeZone();
  const mayDownload = useAbility().can('download', videoSubject('video', toVideoSubject(film)));
  return (
    <li className="relative flex items-center gap-3 rounded-card py-2 transition-colors hover:bg-hover medium:gap-5 medium:px-2">
      <span className="relative block aspect-landscape w-28 shrink-0 overflow-hidden rounded-control medium:w-40">
        <Picture source={film.images.listing} alt="" sizes="(min-width: 768px) 160px, 112px" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <Anchor
          href={film.channel ? `/channels/${film.channel.slug}/videos/${film.slug}` : `/videos/${film.slug}`}
          className="line-clamp-2 text-body leading-snug font-semibold text-strong transition-colors after:absolute after:inset-0 hover:text-accent"
        >
          {film.title}
        </Anchor>
        <time dateTime={downloadedAt} className="text-small text-muted">
          {t('downloadedOn', { date: formatDate(downloadedAt) })}
        </time>
        {film.downloadAgainUntil === null ? null : (
          <span className="text-small text-muted">
            {t('freeUntil', { moment: formatMoment(film.downloadAgainUntil, timeZone) })}
          </span>
        )}
      </span>
      {mayDownload ? (
        <Button
          variant="outline"
          size="small"
          className="relative"
          aria-label={t('again', { name: film.title })}
          onClick={() => dialogs.open('VideoDownload', { slug: film.slug })}
        >
          <Download aria-hidden="true" />
          <span className="max-small:sr-only">{t('action')}</span>
        </Button>
      ) : null}
    </li>
  );
}
