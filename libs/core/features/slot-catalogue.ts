/**
 * Places where one feature shows what another offers, with the props of that part. Each feature adds the slots that it
 * fills by module augmentation in its `feature.ts`. A slot shows nothing where its owner is switched off; a slot that is
 * declared but filled by no feature does not compile (features/app/registry.ts).
 */
export interface SlotCatalogue {}

export type SlotName = keyof SlotCatalogue;
