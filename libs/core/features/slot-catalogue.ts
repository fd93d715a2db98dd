/**
 * Places where one feature shows what another one offers, with the props of that part. A slot whose owner is switched
 * off, or not there, shows nothing.
 */
export interface SlotCatalogue {
  /** What fits the words typed so far, under a search field. */
  searchSuggestions: { readonly query: string };
}

export type SlotName = keyof SlotCatalogue;
