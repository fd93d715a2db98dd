/** One value of a facet as text, with the address of the list after choosing or removing it. */
export interface FacetOption {
  readonly value: string;
  readonly label: string;
  /** The number of its rows, such as "143+"; null where it is unknown. */
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

/** An active filter, with the address of the list without it. */
export interface ActiveFilter {
  readonly label: string;
  readonly href: string;
}

/** The data of a list's filters, for the page and for its dialogs. */
export interface FacetFilters {
  /** Path of the list. */
  readonly action: string;
  readonly groups: readonly FacetGroup[];
  readonly active: readonly ActiveFilter[];
  /** The list with nothing chosen. */
  readonly clearHref: string;
  /** Other fields that a form must send, such as the order. */
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
}
