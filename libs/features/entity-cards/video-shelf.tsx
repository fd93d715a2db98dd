import { useMessages } from '@network/core/i18n/messages.ts';
import type { VideoCardFragment } from '@network/graphql/fragments/video-card.generated.ts';
import { cards } from '@network/messages/cards.ts';
import { Shelf, SHELF_SIZES } from '@network/ui/shelf/shelf.tsx';
import { VideoCard } from './video-card.tsx';

export interface VideoShelfProps {
  readonly title: string;
  readonly videos: readonly VideoCardFragment[];
  readonly more?: { readonly href: string; readonly label: string };
  /** A class of the row, for another look of it. */
  readonly className?: string | undefined;
  /** The widths in which the pictures of that look are drawn. */
  readonly sizes?: string;
  /** Whether the row is in sight when its page opens. */
  readonly isInSight?: boolean;
}

/** A row of videos; nothing at all when there are none. */
export function VideoShelf({ title, videos, more, className, sizes, isInSight }: VideoShelfProps) {
  const t = useMessages(cards);
  if (videos.length === 0) return null;
  return (
    <Shelf
      title={title}
      more={more}
      className={className}
      isInSight={isInSight === true}
      labels={{ previous: t('scroll.previous'), next: t('scroll.next') }}
    >
      {videos.map((video) => (
        <VideoCard key={video.newId} video={video} sizes={sizes ?? SHELF_SIZES.media} />
      ))}
    </Shelf>
  );
}
