import { defineFeature } from '@network/core/features/define-feature.ts';

declare module '@network/core/features/slot-catalogue.ts' {
  interface SlotCatalogue {
    accountRelationship: object;
  }
}

/** The relationship section, on brands with its flag. */
export const relationshipFeature = defineFeature({
  id: 'relationship',
  flag: 'relationshipStatus',
  routes: () => [],
  navigation: [],
  dialogs: {},
  laterSlots: {
    accountRelationship: () => import('./slots/account-relationship.tsx'),
  },
});
