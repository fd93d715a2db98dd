/** The tabs of the account page, in their order. The first is `/account` itself, the others have addresses below it. */
export const ACCOUNT_TABS = ['overview', 'membership', 'profile', 'security', 'privacy'] as const;

export type AccountTab = (typeof ACCOUNT_TABS)[number];

/** The tab of a path parameter; null for anything that is not the address of a tab. */
export function accountTabOf(parameter: string | undefined): AccountTab | null {
  if (parameter === undefined) return 'overview';
  return ACCOUNT_TABS.find((tab) => tab === parameter && tab !== 'overview') ?? null;
}

/** The address of a tab. */
export function accountHref(tab: AccountTab): string {
  return tab === 'overview' ? '/account' : `/account/${tab}`;
}
