/** One value that a list can be narrowed to, in words, with the address of the list that choosing or taking it back makes. */
export interface FacetOption {
  readonly value: string;
  readonly label: string;
  /** How many rows have it, such as "143+"; null where nobody counted. */
  readonly count: string | null;
  readonly isChosen: boolean;
  readonly href: string;
}

export interface FacetGroup {
  /** Query parameter. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly FacetOption[];
}

/** What narrows a list at present, with the address of the list without it. */
export interface ActiveFilter {
  readonly label: string;
  readonly href: string;
}

/** What stands behind the filters of a list, for the page and for its dialogs. */
export interface FacetFilters {
  /** Path of the list. */
  readonly action: string;
  readonly groups: readonly FacetGroup[];
  readonly active: readonly ActiveFilter[];
  /** The list with nothing chosen. */
  readonly clearHref: string;
  /** What a form must say besides, such as the order. */
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
}
