import { defineFeature } from '@network/core/features/define-feature.ts';
import { channelsRoutes } from './routes.tsx';

/** Channels, their packs and videos. Their flags gate rights, which the preview group has too. */
export const channelsFeature = defineFeature({
  id: 'channels',
  routes: channelsRoutes,
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
      label: 'channels',
      to: '/channels',
      order: 40,
      isVisible: ({ session }) => session.ability.can('see', 'channels'),
    },
  ],
  dialogs: {},
  searchParameters: {
    '/channels': ['page'],
    '/channels/all-videos': ['page'],
    '/channels/$channelSlug/videos': ['page'],
    '/channels/$channelSlug/packs/$channelPackSlug': ['page'],
  },
});
