import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';
import type { ChannelCardFragment } from '@network/graphql/fragments/channel-card.generated.ts';

declare module '@network/core/features/slot-catalogue.ts' {
  interface SlotCatalogue {
    /** The network's own channels as a row, where there is no page that lists them. */
    internalChannels: { readonly channels: readonly ChannelCardFragment[] };
  }
}

/** Channels, their packs and videos. Their flags gate rights, which the preview group has too. */
export const channelsFeature = defineFeature({
  id: 'channels',
  routes: later(async () => (await import('./routes.tsx')).channelsRoutes),
  navigation: [
    {
      place: 'header',
      label: 'channels',
      to: '/channels',
      order: 40,
      isVisible: ({ session }) => session.ability.can('see', 'channels'),
    },
    {
      place: 'footer',
      column: 'browse',
      label: 'channels',
      to: '/channels',
      order: 40,
      isVisible: ({ session }) => session.ability.can('see', 'channels'),
    },
  ],
  dialogs: {},
  slots: { internalChannels: () => import('./slots/internal-channels.tsx') },
  searchParameters: {
    '/channels': ['page'],
    '/channels/all-videos': ['page'],
    '/channels/$channelSlug/videos': ['page'],
    '/channels/$channelSlug/packs/$channelPackSlug': ['page'],
  },
});
