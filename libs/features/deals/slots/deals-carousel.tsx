import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { deals as texts } from '@network/messages/deals.ts';
import { Shelf, SHELF_SIZES } from '@network/ui/shelf/shelf.tsx';
import { carouselQuery } from '../queries.ts';
import { DealTile } from '../screens/deal-tile.tsx';

/** Deals in a row, on pages of other features; nothing until there are some. */
export default function DealsCarousel() {
  const t = useMessages(texts);
  const { data } = useQuery(carouselQuery);
  if (!data || data.findDeals.length === 0) return null;
  return (
    <Shelf
      title={t('carousel')}
      more={{ href: '/deals', label: t('all') }}
      labels={{ previous: t('scroll.previous'), next: t('scroll.next') }}
    >
      {data.findDeals.map((deal) => (
        <DealTile key={deal.id} deal={deal} sizes={SHELF_SIZES.media} />
      ))}
    </Shelf>
  );
}
