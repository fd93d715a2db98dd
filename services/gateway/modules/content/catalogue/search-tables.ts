/** A word of a name or a title that a typing error is forgiven in, with what it becomes without one of its letters. */
interface KnownWordsTable {
  word: string;
  /** The word as people write it, in lower case. */
  shown: string;
  near: readonly string[];
}

/** How often the name of something that a brand shows was searched for on a day. Nothing about who did. */
interface PopularSearchesTable {
  tenant_id: string;
  day: string;
  text: string;
  searches: number;
}

/** What searches know of words, and of what is searched for. */
export interface SearchTables {
  popular_searches: PopularSearchesTable;
  known_words: KnownWordsTable;
}
