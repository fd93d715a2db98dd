import type { SlotCatalogue } from '@network/core/features/slot-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { cards } from '@network/messages/cards.ts';
import { watching } from '@network/messages/watching.ts';
import { Shelf, SHELF_SIZES } from '@network/ui/shelf/shelf.tsx';
import { VideoCard } from '../../entity-cards/video-card.tsx';
import { awaitedCards } from './awaited-cards.tsx';

/** What came out since a member's last visit, and how much it is. */
export default function NewShelf({ title, videos, isAwaited }: SlotCatalogue['newSinceLastVisit']) {
  const t = useMessages(watching);
  const card = useMessages(cards);
  return (
    <Shelf
      title={title ?? t('news.title')}
      // A line is reserved for the number, too.
      text={isAwaited ? <>&nbsp;</> : t('news.count', { count: videos.length })}
      more={{ href: '/videos', label: t('news.all') }}
      labels={{ previous: card('scroll.previous'), next: card('scroll.next') }}
    >
      {isAwaited ? awaitedCards() : null}
      {videos.map((video) => (
        <VideoCard key={video.newId} video={video} sizes={SHELF_SIZES.media} />
      ))}
    </Shelf>
  );
}
