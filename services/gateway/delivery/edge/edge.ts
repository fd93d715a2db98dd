/** A film that was taken back, as an edge finds what it holds of it. */
export interface TakenBack {
  /** The same for each attempt, so that a CDN that has it already does it once. */
  readonly id: string;
  readonly filmId: string;
  /** Every slug that its page and its card ever had. */
  readonly slugs: readonly string[];
  /** Every version of its media that was ever shown. */
  readonly versions: readonly string[];
}

/** What holds pages and files in front of the brands, as far as it can be told to forget them. */
export interface Edge {
  readonly kind: string;
  /** What is purged there, each by itself; without a CDN there is none. */
  readonly zones: readonly string[];
  /**
   * Asks a zone to take visitors' pages, sitemaps and feeds anew.
   * @returns null once that is done, or why it isn't: a status or the name of an error
   */
  purgePages(zone: string): Promise<string | null>;
  /** Asks a zone never to send anything of a film again, not even as stale; answers as `purgePages`. */
  takeBack(zone: string, film: TakenBack): Promise<string | null>;
}
