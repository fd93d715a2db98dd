/** A film that was taken back, as an edge finds what it holds of it. */
export interface TakenBack {
  /** It is the same for each attempt, so that a CDN that has it already does it once. */
  readonly id: string;
  readonly filmId: string;
  /** Every slug that its page and its card ever had. */
  readonly slugs: readonly string[];
  /** Every version of its media that was ever shown. */
  readonly versions: readonly string[];
  /** What the keys of its files in the store begin with, as far as they are known; of use to a CDN in front of the store. */
  readonly prefixes: readonly string[];
}

/** Why something was not purged. */
export interface PurgeFailure {
  /** A status and the vendor's code, or the name of an error. */
  readonly reason: string;
  /** Whether the vendor is still at what was requested before, so that it is requested again a little later. */
  readonly isBusy: boolean;
}

/** Null once the vendor has said that it purges. */
export type PurgeAnswer = PurgeFailure | null;

/** What holds pages and files in front of the brands, as far as it can be told to forget them. */
export interface Edge {
  readonly kind: string;
  /** What is purged there, each by itself; without a CDN there is none. */
  readonly zones: readonly string[];
  /** Asks a zone to take visitors' pages, sitemaps and feeds anew. */
  purgePages(zone: string): Promise<PurgeAnswer>;
  /** Asks a zone never to send anything of some films again, not even as stale: of all with as few requests as it takes. */
  takeBack(zone: string, films: readonly TakenBack[]): Promise<PurgeAnswer>;
}
