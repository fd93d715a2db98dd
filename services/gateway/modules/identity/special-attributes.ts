/** Attributes that single accounts have, apart from what they subscribe to. */
export const SPECIAL_ATTRIBUTES = ['pornstar', 'king', 'director', 'vip', 'official'] as const;
export type SpecialAttribute = (typeof SPECIAL_ATTRIBUTES)[number];
