/**
 * Places where one feature shows what another one offers, with the props of that part. A slot whose owner is switched
 * off, or not there, shows nothing.
 */
export interface SlotCatalogue {
  /** What fits the words typed so far, under a search field. */
  searchSuggestions: { readonly query: string };
  /** The sections of the account page, each under a heading that the page gives it. */
  accountProfile: object;
  accountMembership: object;
  accountSecurity: object;
  accountPrivacy: object;
}

export type SlotName = keyof SlotCatalogue;
