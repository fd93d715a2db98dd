import { defineFeature } from '@network/core/features/define-feature.ts';

/** The relationship section, on brands with its flag. */
export const relationshipFeature = defineFeature({
  id: 'relationship',
  flag: 'relationshipStatus',
  routes: () => [],
  navigation: [],
  dialogs: {},
  slots: { accountRelationship: () => import('./slots/account-relationship.tsx') },
});
