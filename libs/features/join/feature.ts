import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';

/** Becoming a member: the plans, the form, and the way to the biller's payment page. */
export const joinFeature = defineFeature({
  id: 'join',
  routes: later(async () => (await import('./routes.tsx')).joinRoutes),
  navigation: [],
  arrival: () => import('./arrival.ts'),
  dialogs: {},
  forms: [{ path: '/joinnow', sendsTo: '/brand/signup', isMembersOnly: true }],
});
