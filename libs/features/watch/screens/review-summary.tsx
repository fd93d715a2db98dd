import { useId } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { ratingFigure } from '@network/core/i18n/rating-figure.ts';
import { watch } from '@network/messages/watch.ts';
import { RATING_PROPERTY_MAX } from '@network/tenant/constants.ts';
import { Link } from '@network/ui/link/link.tsx';
import { Progress } from '@network/ui/progress/progress.tsx';
import type { WatchVideo } from '../queries.ts';

type Review = WatchVideo['expertReview'];
type Property = keyof typeof watch.review.properties;

const isKnown = (type: string): type is Property => Object.hasOwn(watch.review.properties, type);

/** Returns whether anybody has reviewed the film. */
export const hasReview = ({ count, global }: Pick<Review, 'count' | 'global'>): boolean => count > 0 && global !== null;

/**
 * Summarizes the reviews of members and editors, without a second overall score. It shows nothing if there are no
 * reviews.
 */
export function ReviewSummary({ review }: { readonly review: Review }) {
  const t = useMessages(watch);
  const titleId = useId();
  if (!hasReview(review)) return null;
  const figure = (rating: number, maximum: number) =>
    t('review.outOf', { rating: ratingFigure(rating), maximum: String(maximum) });
  const properties = review.properties.filter((property) => property.rating !== null && isKnown(property.type));
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-5 rounded-panel border-line border-subtle bg-surface p-6 medium:p-8"
    >
      <div>
        <h2 id={titleId} className="type-display text-title-3">
          {t('review.title')}
        </h2>
        <p className="text-small text-muted">{t('review.count', { count: review.count })}</p>
      </div>
      {properties.length > 0 ? (
        <ul role="list" className="flex flex-col gap-3">
          {properties.map(({ type, rating }) => {
            const name = isKnown(type) ? t(`review.properties.${type}`) : type;
            return (
              <li key={type} className="flex flex-col gap-1.5 text-small">
                <span className="flex justify-between gap-4">
                  {name}
                  <span className="text-muted tabular-nums">{figure(rating ?? 0, RATING_PROPERTY_MAX)}</span>
                </span>
                <Progress value={(rating ?? 0) / RATING_PROPERTY_MAX} label={name} />
              </li>
            );
          })}
        </ul>
      ) : null}
      {review.models.some((model) => model.rating !== null) ? (
        <div className="flex flex-col gap-2 text-small">
          <h3 className="type-label text-caption text-muted">{t('review.performers')}</h3>
          <ul role="list" className="flex flex-col gap-2">
            {review.models.map((model) =>
              model.rating === null ? null : (
                <li key={model.slug} className="flex justify-between gap-4">
                  <Link tone="plain" href={`/performers/${model.slug}`}>
                    {model.name}
                  </Link>
                  <span className="text-muted tabular-nums">{figure(model.rating, RATING_PROPERTY_MAX)}</span>
                </li>
              ),
            )}
          </ul>
        </div>
      ) : null}
    </section>
  );
}
