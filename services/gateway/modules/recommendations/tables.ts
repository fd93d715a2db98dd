/** What can be told of a user and an item. */
export const INTERACTION_KINDS = ['detailviews', 'ratings', 'bookmarks', 'purchases', 'viewportions'] as const;
export type InteractionKind = (typeof INTERACTION_KINDS)[number];

export interface RecommenderItemsTable {
  database: string;
  item_id: string;
  /** The site that owns it, by which recommendations are filtered; empty for an item that was only heard of. */
  site: string;
  /** What it has in common with others: `performer:…`, `category:…`, `tag:…`. */
  features: string[];
  /** What all users together made of it, as of the last aggregation. */
  popularity: number;
}

export interface RecommenderUsersTable {
  database: string;
  user_id: string;
}

export interface RecommenderInteractionsTable {
  database: string;
  user_id: string;
  item_id: string;
  kind: InteractionKind;
  happened_at: Date;
  /** A rating from -1 to 1, a portion from 0 to 1, and 1 for what has no measure. */
  value: number;
  recomm_id: string | null;
}

/** How much a user made of an item, of the newest items of each user only. */
export interface RecommenderStrengthsTable {
  database: string;
  user_id: string;
  item_id: string;
  strength: number;
}

export interface RecommenderSimilarTable {
  database: string;
  item_id: string;
  similar_id: string;
  score: number;
}

/** A recommendation that was given, for asking for the next items of it. */
export interface RecommenderRecommsTable {
  recomm_id: string;
  database: string;
  user_id: string | null;
  item_id: string | null;
  sites: string[] | null;
  given: string[];
  given_at: Date;
}

export interface RecommendationTables {
  recommender_items: RecommenderItemsTable;
  recommender_users: RecommenderUsersTable;
  recommender_interactions: RecommenderInteractionsTable;
  recommender_strengths: RecommenderStrengthsTable;
  recommender_similar: RecommenderSimilarTable;
  recommender_recomms: RecommenderRecommsTable;
}
