import type { ReactNode } from 'react';
import { formatDate } from '@network/core/i18n/dates.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { ratingFigure } from '@network/core/i18n/rating-figure.ts';
import { formatRunLength } from '@network/core/i18n/run-length.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { watch } from '@network/messages/watch.ts';
import type { FilmPageComposition } from '@network/tenant/tenant-schema.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { Rating } from '@network/ui/rating/rating.tsx';
import type { WatchVideo } from '../queries.ts';

/** Pictures of so many lines are called 4K. */
const UHD_LINES = 2160;

export interface VideoFactsProps {
  readonly video: WatchVideo;
  readonly as: FilmPageComposition['facts'];
}

/** The performers of a video, and its figures as its brand sets them: rating, date, length, lines of its picture, views. */
export function VideoFacts({ video, as }: VideoFactsProps) {
  const t = useMessages(watch);
  const marks = useMarks(video);
  const facts = useFacts(video, as === 'table');
  return (
    <>
      {video.models.length > 0 ? (
        <ul role="list" aria-label={t('facts.performers')} className="film-performers">
          {video.models.map((model) => (
            <li key={model.slug}>
              <Link tone="plain" href={`/performers/${model.slug}`}>
                {model.name}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {as === 'table' ? (
        <>
          {marks.length > 0 ? (
            <ul role="list" aria-label={t('facts.marks')} className="facts-line">
              {marks}
            </ul>
          ) : null}
          <dl className="facts-table">
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{t(`facts.names.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <ul role="list" aria-label={t('facts.label')} className={`facts-${as}`}>
          {marks}
          {facts.map(({ name, value }) => (
            <li key={name}>{value}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Returns the marks of a film besides its figures: new, free, exclusive. */
function useMarks(video: WatchVideo): readonly ReactNode[] {
  const t = useMessages(watch);
  const marks = [
    video.isNew && (['new', 'accent'] as const),
    video.freeVideo && (['free', 'outline'] as const),
    video.isExclusive && (['exclusive', 'outline'] as const),
  ];
  return marks.flatMap((mark) =>
    mark
      ? [
          <li key={mark[0]} className="flex">
            <Badge tone={mark[1]}>{t(`facts.${mark[0]}`)}</Badge>
          </li>,
        ]
      : [],
  );
}

interface Fact {
  readonly name: keyof typeof watch.facts.names;
  readonly value: ReactNode;
}

/** The figures of a film. Beside their names they do without the words that say in a line what they are. */
function useFacts(video: WatchVideo, areNamed: boolean): readonly Fact[] {
  const t = useMessages(watch);
  const { isAuthenticated } = useSession();
  const { channel } = video;
  const rating = video.rating === null ? undefined : ratingFigure(video.rating);
  const date = formatDate(video.releaseDate);
  const directors = video.directors.join(', ');
  const from = channel && (areNamed ? channel.name : t('facts.channel', { channel: channel.name }));
  const facts: readonly (Fact | false)[] = [
    rating !== undefined && {
      name: 'rating',
      value: (
        // Its figure would stand higher than the words on a line with them.
        <span className="inline-flex items-center gap-1.5 text-strong">
          <Rating value={rating} label={t('facts.rating', { rating, count: video.ratingCount })} />
          {areNamed ? null : (
            <span aria-hidden="true" className="text-muted">
              {t('facts.score')}
            </span>
          )}
        </span>
      ),
    },
    {
      name: 'date',
      value: <time dateTime={video.releaseDate}>{video.isUpcoming ? t('facts.coming', { date }) : date}</time>,
    },
    { name: 'length', value: formatRunLength(video.runLength) },
    video.lines !== null && {
      name: 'picture',
      value: video.lines >= UHD_LINES ? t('facts.uhd') : t('facts.lines', { lines: String(video.lines) }),
    },
    video.views > 0 && { name: 'views', value: t('facts.views', { count: video.views }) },
    directors !== '' && {
      name: 'directors',
      value: areNamed ? directors : t('facts.directedBy', { names: directors }),
    },
    channel !== null && {
      name: 'channel',
      value: isAuthenticated ? (
        <Link href={`/channels/${channel.slug}`} tone="quiet">
          {from}
        </Link>
      ) : (
        from
      ),
    },
  ];
  return facts.filter((fact) => fact !== false);
}
