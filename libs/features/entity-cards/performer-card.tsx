import { Suspense } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { ratingFigure } from '@network/core/i18n/rating-figure.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import type { PerformerCardFragment } from '@network/graphql/fragments/performer-card.generated.ts';
import { cards } from '@network/messages/cards.ts';
import { PortraitCard } from '@network/ui/portrait-card/portrait-card.tsx';
import { Rating } from '@network/ui/rating/rating.tsx';
import { CardOutline, useIsOutlined } from '@network/ui/shelf/card-outline.tsx';
import { FavoriteHeart } from './lazy-actions.tsx';

export interface PerformerCardProps {
  readonly performer: PerformerCardFragment;
  /** The width of the card, as in `<img sizes>`. */
  readonly sizes: string;
  readonly priority?: boolean;
  readonly headingLevel?: 2 | 3 | 4;
  /** Origin of the brand that has the performer's page, when it is not this one. */
  readonly origin?: string;
}

/** The card of a performer. */
export function PerformerCard(props: PerformerCardProps) {
  const { performer, headingLevel = 3, origin = '' } = props;
  const href = `${origin}/performers/${performer.slug}`;
  if (!useIsOutlined()) return <WholeCard {...props} href={href} />;
  return <CardOutline shape="portrait" title={performer.name} href={href} headingLevel={headingLevel} />;
}

function WholeCard(props: PerformerCardProps & { readonly href: string }) {
  const { performer, sizes, href, priority = false, headingLevel = 3 } = props;
  const t = useMessages(cards);
  const { isAuthenticated } = useSession();
  const { rating } = performer;
  return (
    <PortraitCard
      title={performer.name}
      href={href}
      picture={performer.portrait}
      sizes={sizes}
      priority={priority}
      headingLevel={headingLevel}
      action={
        isAuthenticated ? (
          <Suspense>
            <FavoriteHeart
              kind="PERFORMER"
              id={performer.globalId}
              name={performer.name}
              isFavorite={performer.isFavorite}
            />
          </Suspense>
        ) : undefined
      }
      subtitle={
        <span className="flex items-center justify-between gap-2">
          <span>{t('videoCount', { count: performer.videoCount })}</span>
          {rating === null ? null : (
            <Rating value={ratingFigure(rating)} label={t('rating', { rating: ratingFigure(rating) })} />
          )}
        </span>
      }
    />
  );
}
