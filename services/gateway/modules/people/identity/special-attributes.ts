/** Attributes of single accounts, apart from their subscriptions. */
export const SPECIAL_ATTRIBUTES = ['pornstar', 'king', 'director', 'vip', 'official'] as const;
export type SpecialAttribute = (typeof SPECIAL_ATTRIBUTES)[number];
