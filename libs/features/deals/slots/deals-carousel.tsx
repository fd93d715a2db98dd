import { useRef } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { deals as texts } from '@network/messages/deals.ts';
import { Shelf, SHELF_SIZES } from '@network/ui/shelf/shelf.tsx';
import { useUnseen } from '@network/ui/shelf/use-unseen.ts';
import { carouselQuery } from '../queries.ts';
import { DealTile } from '../screens/deal-tile.tsx';

/** Deals in a row, on pages of other features; nothing until there are some, and nobody looks at the place they come to. */
export default function DealsCarousel() {
  const t = useMessages(texts);
  const place = useRef<HTMLDivElement>(null);
  const { data } = useQuery(carouselQuery);
  const deals = data?.findDeals ?? [];
  const mayCome = useUnseen(place, deals.length > 0);
  // Empty it takes no room: the page's sections stand apart by one gap, not by two.
  if (!mayCome) return <div ref={place} className="-mt-(--section-gap)" />;
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
