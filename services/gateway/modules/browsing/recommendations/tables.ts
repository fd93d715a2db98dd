import type { Generated } from 'kysely';

/** The interactions of a user with an item, as the addresses of Recombee's API name them. */
export const INTERACTION_KINDS = [
  'detailviews',
  'ratings',
  'bookmarks',
  'purchases',
  'cartadditions',
  'viewportions',
] as const;
export type InteractionKind = (typeof INTERACTION_KINDS)[number];

export interface RecommenderItemsTable {
  database: string;
  item_id: string;
  /** The site that owns it, by which recommendations are filtered; empty for an item that was only heard of. */
  site: Generated<string>;
  /** Its features: `performer:…`, `category:…`, `tag:…`, `channel:…`. */
  features: Generated<string[]>;
  /** Its other properties, as JSON. */
  values: Generated<Record<string, unknown>>;
  /** Whether it may be recommended: a withdrawn film stays in the table. */
  is_offered: Generated<boolean>;
  /** What all users together made of it, as of the last aggregation. */
  popularity: Generated<number>;
  /** Its neighbors have to be recomputed. */
  is_stale: Generated<boolean>;
}

/** The features of the items on offer, one per row, to find the best of a feature. */
export interface RecommenderTraitsTable {
  database: string;
  site: string;
  feature: string;
  item_id: string;
  popularity: number;
}

export interface RecommenderUsersTable {
  database: string;
  user_id: string;
  /** Did something since the last aggregation. */
  is_changed: Generated<boolean>;
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

/** The items that are liked together with an item, at most a fixed number for each. */
export interface RecommenderSimilarTable {
  database: string;
  item_id: string;
  similar_id: string;
  score: number;
}

/** A recommendation that was returned, to continue it with its next items. */
export interface RecommenderRecommsTable {
  recomm_id: string;
  database: string;
  user_id: string | null;
  item_id: string | null;
  /** Null let every site through. */
  sites: string[] | null;
  features: string[];
  recommended: string[];
  recommended_at: Date;
}

/** A click on something that was recommended: one for each recommendation and element. */
export interface RecommendationClicksTable {
  user_id: string;
  recomm_id: string;
  element: string;
  clicked_at: Date;
}

export interface RecommendationTables {
  recommendation_clicks: RecommendationClicksTable;
  recommender_items: RecommenderItemsTable;
  recommender_traits: RecommenderTraitsTable;
  recommender_users: RecommenderUsersTable;
  recommender_interactions: RecommenderInteractionsTable;
  recommender_strengths: RecommenderStrengthsTable;
  recommender_similar: RecommenderSimilarTable;
  recommender_recomms: RecommenderRecommsTable;
}
