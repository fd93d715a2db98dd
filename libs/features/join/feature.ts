import { defineFeature } from '@network/core/features/define-feature.ts';
import { joinRoutes } from './routes.tsx';

/** Becoming a member: the plans, the form, and the way to the biller's payment page. */
export const joinFeature = defineFeature({
  id: 'join',
  routes: joinRoutes,
  navigation: [],
  arrival: () => import('./arrival.ts'),
  dialogs: {},
  forms: [{ path: '/joinnow', sendsTo: '/brand/signup', isMembersOnly: true }],
});
