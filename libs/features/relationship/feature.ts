import { defineFeature } from '@network/core/features/define-feature.ts';

/** How members live, on brands that ask for it. */
export const relationshipFeature = defineFeature({
  id: 'relationship',
  flag: 'relationshipStatus',
  routes: () => [],
  navigation: [],
  dialogs: {},
  slots: { accountRelationship: () => import('./slots/account-relationship.tsx') },
});
