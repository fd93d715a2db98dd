import { Play } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { ratingFigure } from '@network/core/i18n/rating-figure.ts';
import { formatRunLength } from '@network/core/i18n/run-length.ts';
import { reels as texts } from '@network/messages/reels.ts';
import { Avatar } from '@network/ui/avatar/avatar.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { Rating } from '@network/ui/rating/rating.tsx';
import type { FeedReel } from '../use-reel-feed.ts';

export interface ReelCaptionProps {
  readonly reel: FeedReel;
  readonly titleId: string;
  readonly number: number;
  readonly onWatch: () => void;
}

/** Performers with a picture; the others are on the film's page. */
const MOST_PERFORMERS = 3;

/** The film of the clip: who plays in it, what it is, and a link to it. */
export function ReelCaption({ reel, titleId, number, onWatch }: ReelCaptionProps) {
  const t = useMessages(texts);
  const { video } = reel;
  const shown = video.models.slice(0, MOST_PERFORMERS);
  const others = video.models.length - shown.length;
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 flex flex-col items-start gap-3 bg-linear-to-t from-scrim via-scrim/70 to-transparent p-5 pt-28 pr-20 text-on-media large:pr-5 [&_a]:pointer-events-auto">
      {shown.length > 0 ? (
        <ul role="list" aria-label={t('performers')} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {shown.map(({ slug, name, portrait }) => (
            <li key={slug}>
              <Anchor
                href={`/performers/${slug}`}
                className="inline-flex min-h-11 items-center gap-2 text-small font-semibold underline-offset-4 hover:underline"
              >
                <Avatar name={name} picture={portrait} size="small" />
                {name}
              </Anchor>
            </li>
          ))}
          {others > 0 ? <li className="text-small">{t('otherPerformers', { count: others })}</li> : null}
        </ul>
      ) : null}
      <h2 id={titleId} className="type-display text-title-3 text-balance text-on-media">
        <span className="sr-only">{t('number', { number: String(number) })} </span>
        {video.title}
      </h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-on-media/85">
        <span>{video.site.name}</span>
        <span>{formatRunLength(video.runLength)}</span>
        {video.rating === null ? null : (
          <Rating value={ratingFigure(video.rating)} label={t('rating', { rating: ratingFigure(video.rating) })} />
        )}
      </p>
      <ButtonLink href={`/videos/${video.slug}`} size="small" onClick={onWatch}>
        <Play aria-hidden="true" />
        {t('watch')}
      </ButtonLink>
    </div>
  );
}
