import type { SlotCatalogue } from '@network/core/features/slot-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { deals as texts } from '@network/messages/deals.ts';
import { Shelf, SHELF_SIZES } from '@network/ui/shelf/shelf.tsx';
import { DealTile } from '../screens/deal-tile.tsx';

/** Deals in a row, on pages of other features, which ask for them with what else they show. */
export default function DealsCarousel({ deals }: SlotCatalogue['dealsCarousel']) {
  const t = useMessages(texts);
  return (
    <Shelf
      title={t('carousel')}
      more={{ href: '/deals', label: t('all') }}
      labels={{ previous: t('scroll.previous'), next: t('scroll.next') }}
    >
      {deals.map((deal) => (
        <DealTile key={deal.id} deal={deal} sizes={SHELF_SIZES.media} />
      ))}
    </Shelf>
  );
}
