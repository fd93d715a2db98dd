import { formatDate } from '@network/core/i18n/dates.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { watch } from '@network/messages/watch.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { Rating } from '@network/ui/rating/rating.tsx';
import type { WatchVideo } from '../queries.ts';
import { minutesOf } from './minutes.ts';

/** Pictures of so many lines are called 4K. */
const UHD_LINES = 2160;

/** The performers of a video, and its figures: rating, date, length, lines of its picture, views. */
export function VideoFacts({ video }: { readonly video: WatchVideo }) {
  const t = useMessages(watch);
  const { isAuthenticated } = useSession();
  const rating = video.rating?.toFixed(1);
  const date = formatDate(video.releaseDate);
  return (
    <div className="flex flex-col gap-3">
      {video.models.length > 0 ? (
        <ul role="list" aria-label={t('facts.performers')} className="flex flex-wrap gap-x-4 gap-y-1 text-lead">
          {video.models.map((model) => (
            <li key={model.slug}>
              <Link tone="plain" href={`/performers/${model.slug}`}>
                {model.name}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <ul
        role="list"
        aria-label={t('facts.label')}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-muted"
      >
        {video.isNew ? (
          <li className="flex">
            <Badge tone="accent">{t('facts.new')}</Badge>
          </li>
        ) : null}
        {video.freeVideo ? (
          <li className="flex">
            <Badge tone="outline">{t('facts.free')}</Badge>
          </li>
        ) : null}
        {video.isExclusive ? (
          <li className="flex">
            <Badge tone="outline">{t('facts.exclusive')}</Badge>
          </li>
        ) : null}
        {rating === undefined ? null : (
          // Its figure would stand higher than the words on a line with them.
          <li className="flex items-center gap-1.5 text-strong">
            <Rating value={rating} label={t('facts.rating', { rating, count: video.ratingCount })} />
            <span aria-hidden="true" className="text-muted">
              {t('facts.score')}
            </span>
          </li>
        )}
        <li>
          <time dateTime={video.releaseDate}>{video.isUpcoming ? t('facts.coming', { date }) : date}</time>
        </li>
        <li>{t('facts.minutes', { minutes: minutesOf(video.runLength) })}</li>
        {video.lines === null ? null : (
          <li>{video.lines >= UHD_LINES ? t('facts.uhd') : t('facts.lines', { lines: String(video.lines) })}</li>
        )}
        {video.views > 0 ? <li>{t('facts.views', { count: video.views })}</li> : null}
        {video.directors.length > 0 ? <li>{t('facts.directedBy', { names: video.directors.join(', ') })}</li> : null}
        {video.channel ? (
          <li>
            {isAuthenticated ? (
              <Link href={`/channels/${video.channel.slug}`} tone="quiet">
                {t('facts.channel', { channel: video.channel.name })}
              </Link>
            ) : (
              t('facts.channel', { channel: video.channel.name })
            )}
          </li>
        ) : null}
      </ul>
    </div>
  );
}
