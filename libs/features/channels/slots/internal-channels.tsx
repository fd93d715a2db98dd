import type { SlotCatalogue } from '@network/core/features/slot-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { OWN_CHANNELS_ID } from '../../entity-cards/channels-address.ts';
import { cards } from '@network/messages/cards.ts';
import { channels as texts } from '@network/messages/channels.ts';
import { Shelf, SHELF_SIZES } from '@network/ui/shelf/shelf.tsx';
import { ChannelCard } from '../screens/channel-card.tsx';

/** The way into the network's own channels where a brand has no page that lists channels. */
export default function InternalChannels({ channels }: SlotCatalogue['internalChannels']) {
  const t = useMessages(texts);
  const card = useMessages(cards);
  return (
    <Shelf
      id={OWN_CHANNELS_ID}
      className="scroll-mt-24"
      title={t('ours.title')}
      text={t('ours.text')}
      shape="wide"
      labels={{ previous: card('scroll.previous'), next: card('scroll.next') }}
    >
      {channels.map((channel) => (
        <ChannelCard key={channel.channelId} channel={channel} sizes={SHELF_SIZES.wide} headingLevel={3} />
      ))}
    </Shelf>
  );
}
