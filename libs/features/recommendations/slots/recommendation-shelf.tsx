import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type RecommendationShelf as ShelfName, shelfSubject } from '@network/access/subjects.ts';
import { useAnalytics } from '@network/core/analytics/use-measuring.ts';
import type { SlotCatalogue } from '@network/core/features/slot-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { useAbility } from '@network/core/session/ability.ts';
import type { VideoCardFragment } from '@network/graphql/fragments/video-card.generated.ts';
import { recommendations as texts } from '@network/messages/recommendations.ts';
import { Shelf, SHELF_SIZES } from '@network/ui/shelf/shelf.tsx';
import { useUnseen } from '@network/ui/shelf/use-unseen.ts';
import { MediaCardSkeleton } from '@network/ui/skeleton/skeleton.tsx';
import { VideoCard } from '../../entity-cards/video-card.tsx';
import { shelfQuery } from '../queries.ts';
import { useShelfClick } from '../tracking/use-shelf-click.ts';

/** How far below the window a shelf starts to load. */
const AHEAD = '600px';

const NONE: readonly string[] = [];

/**
 * A shelf of recommended films, for people who get recommendations. It loads when the person comes near, so that it
 * delays no page; it reserves its space meanwhile, and an empty one disappears once it is out of view.
 */
export default function RecommendationShelf({
  shelf,
  about,
  place: campaign,
  without = NONE,
  below,
}: SlotCatalogue['recommendations']) {
  const ability = useAbility();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const maySee = ability.can('see', shelfSubject(shelf));
  useEffect(() => {
    if (!place.current || isNear) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && setIsNear(true), {
      rootMargin: AHEAD,
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [isNear]);
  const shown = useShownAbove(below, without, isNear);
  const { data, isPending } = useQuery({
    ...shelfQuery(shelf, about ?? null, shown ?? NONE),
    enabled: maySee && isNear && shown !== null,
  });
  const analytics = useAnalytics();
  const films = data?.recommendations.videos ?? [];
  const filled = films.length;
  useEffect(() => {
    if (filled > 0) analytics.track('recommendationsShown', { shelf, films: filled });
  }, [analytics, shelf, filled]);
  const t = useMessages(texts);
  const onClickCapture = useShelfClick(data?.recommendations.recommId ?? null, campaign);
  const isEmpty = !isPending && filled === 0;
  const isGone = useUnseen(place, isEmpty);
  if (!maySee || isGone) return null;
  return (
    <div ref={place} className="min-w-0">
      <Shelf
        title={t(`shelves.${shelf}`)}
        labels={{ previous: t('scroll.previous'), next: t('scroll.next') }}
        {...(shelf === 'home' && { more: { href: '/recommended-videos', label: t('all') } })}
        aria-busy={isPending}
        className={isEmpty ? 'invisible' : undefined}
        onClickCapture={onClickCapture}
        onAuxClickCapture={onClickCapture}
      >
        {filled === 0
          ? Array.from({ length: 6 }, (_, index) => <MediaCardSkeleton key={index} />)
          : films.map((video, index) =>
              index === 0 ? <ReservedHeight key={video.newId}>{cardOf(video)}</ReservedHeight> : cardOf(video),
            )}
      </Shelf>
    </div>
  );
}

/**
 * What the page shows already, with the films of a shelf further up, which is loaded for it where somebody has jumped past it.
 * Null until it is known.
 */
function useShownAbove(
  above: ShelfName | undefined,
  without: readonly string[] | null,
  isNear: boolean,
): readonly string[] | null {
  const ability = useAbility();
  const isThere = above !== undefined && ability.can('see', shelfSubject(above));
  const { data, isPending } = useQuery({
    ...shelfQuery(above ?? 'home', null, without ?? NONE),
    enabled: isThere && isNear && without !== null,
  });
  if (without === null || !isThere) return without;
  if (isPending) return null;
  return [...without, ...(data?.recommendations.videos.map(({ videoId }) => videoId) ?? [])];
}

function cardOf(video: VideoCardFragment) {
  return <VideoCard key={video.newId} video={video} sizes={SHELF_SIZES.media} />;
}

/** Titles of one line would make the shelf lower than its place was. */
function ReservedHeight({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      <MediaCardSkeleton aria-hidden="true" className="invisible" />
      {children}
    </div>
  );
}
