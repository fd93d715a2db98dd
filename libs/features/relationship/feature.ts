import { defineFeature } from '@network/core/features/define-feature.ts';

declare module '@network/core/features/slot-catalogue.ts' {
  interface SlotCatalogue {
    accountRelationship: object;
  }
}

/** How members live, on brands that ask for it (A12). */
export const relationshipFeature = defineFeature({
  id: 'relationship',
  flag: 'relationshipStatus',
  routes: () => [],
  navigation: [],
  dialogs: {},
  slots: { accountRelationship: () => import('./slots/account-relationship.tsx') },
});
