import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';

declare module '@network/core/features/slot-catalogue.ts' {
  interface SlotCatalogue {
    /** The form for requests to remove content. */
    removalForm: object;
  }
}

/** Forms that anyone may send: casting, support, and content removal on the page of the privacy text. */
export const requestsFeature = defineFeature({
  id: 'requests',
  routes: later(async () => (await import('./routes.tsx')).requestsRoutes),
  navigation: [
    { place: 'footer', column: 'help', label: 'support', to: '/support', order: 5 },
    { place: 'footer', column: 'help', label: 'casting', to: '/casting', order: 6 },
    { place: 'footer', column: 'help', label: 'removal', to: '/removal', order: 25 },
  ],
  dialogs: {},
  ownSearchParameters: { '/casting': ['received'], '/support': ['received'], '/removal': ['received'] },
  laterSlots: {
    removalForm: () => import('./screens/removal-form.tsx'),
  },
  forms: [
    { path: '/casting', sendsTo: '/brand/requests/casting', takesFiles: true },
    { path: '/support', sendsTo: '/brand/requests/support' },
    { path: '/removal', sendsTo: '/brand/requests/removal' },
  ],
});
