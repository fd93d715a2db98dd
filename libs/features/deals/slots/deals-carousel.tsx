import type { SlotCatalogue } from '@network/core/features/slot-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { deals as texts } from '@network/messages/deals.ts';
import { Shelf } from '@network/ui/shelf/shelf.tsx';
import { DealTile } from '../screens/deal-tile.tsx';
import { usePartnerRow } from '../use-partner-row.ts';

/** A row of deals for pages of other features, which load them with their own query. */
export default function DealsCarousel({ deals }: SlotCatalogue['dealsCarousel']) {
  const t = useMessages(texts);
  const { shape, sizes } = usePartnerRow();
  return (
    <Shelf
      title={t('carousel')}
      shape={shape}
      more={{ href: '/deals', label: t('all') }}
      labels={{ previous: t('scroll.previous'), next: t('scroll.next') }}
    >
      {deals.map((deal) => (
        <DealTile key={deal.id} deal={deal} sizes={sizes} />
      ))}
    </Shelf>
  );
}
