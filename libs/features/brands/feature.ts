import { defineFeature } from '@network/core/features/define-feature.ts';
import { brandsRoutes } from './routes.tsx';

/** The sites of the network (R56), and standalone sites as their sisters present them (R51). */
export const brandsFeature = defineFeature({
  id: 'brands',
  routes: brandsRoutes,
  navigation: [{ place: 'footer', label: 'brands', to: '/brands', order: 90 }],
  dialogs: {},
  searchParameters: ['page'],
});
