/** The overall rating of a member; its sum and count are in the video's row. Times are UTC. */
export interface VideoRatingsTable {
  user_id: string;
  video_id: string;
  /** 0 to 10. */
  rating: number;
  /** Counts for the expert review too. */
  is_review: boolean;
  /** The recommendation that led to the video, for the recommender to learn from. */
  recomm_id: string | null;
  rated_at: Date;
}

/** What a member's review says of a part of a video; sums and counts are in `video_review_averages`. */
export interface VideoReviewRatingsTable {
  user_id: string;
  video_id: string;
  kind: 'property' | 'model';
  /** A property, or a performer's slug. */
  subject: string;
  /** 0 to 5. */
  rating: number;
  rated_at: Date;
}

/** Tables of the ratings module. */
export interface RatingTables {
  video_ratings: VideoRatingsTable;
  video_review_ratings: VideoReviewRatingsTable;
}
