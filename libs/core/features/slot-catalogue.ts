/**
 * Places where one feature shows what another one offers, with the props of that part. A slot whose owner is switched
 * off, or not there, shows nothing.
 */
export interface SlotCatalogue {
  /** A search field with suggestions, wherever a page wants to help a person on. */
  searchBox: { readonly label?: string };
}

export type SlotName = keyof SlotCatalogue;
