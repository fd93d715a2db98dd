import type { Insertable } from 'kysely';
import type { Tables } from '../db/database.ts';
import type { StockMedia } from '../modules/content/media/public.ts';
import type { Seed } from './seed.ts';

type FilmSums = 'rating_count' | 'rating_sum' | 'expert_rating_count' | 'expert_rating_sum' | 'views';

/** How people received the content: sums of stars and views, and averages of reviews. No editor writes them. */
export interface Reception {
  readonly films: readonly Required<Pick<Insertable<Tables['videos']>, 'id' | FilmSums>>[];
  readonly performers: readonly Required<
    Pick<Insertable<Tables['performers']>, 'id' | 'rating_count' | 'rating_sum'>
  >[];
  readonly reviews: readonly Insertable<Tables['video_review_averages']>[];
}

/** A curator's post that waits for its moderator, or was refused. */
export interface UnapprovedPost {
  readonly status: 'pending' | 'rejected';
  readonly filmId: string;
  readonly document: {
    readonly slug: string;
    readonly site: string;
    readonly curator: string;
    readonly text: string;
    readonly shape: 'wide' | 'tall';
    readonly postedAt: string;
  };
}

/** Content of one day. */
export interface DemonstrationContent {
  /** Lists as in a file of the import (docs/how-to/import-content.md), without its `format`. */
  readonly lists: Readonly<Record<string, readonly object[]>>;
  readonly reception: Reception;
  readonly unapprovedPosts: readonly UnapprovedPost[];
}

/** What fills an empty database, and the media of it. The gateway knows none by itself; who starts it may pass one. */
export interface Demonstration {
  /** Stands in for what nobody uploaded, whatever the database was filled with. */
  readonly media: StockMedia;
  /** @param today midnight UTC */
  contentOf(today: Date): DemonstrationContent;
  /** What members did and staff are, in this order, once the content is there. */
  readonly seeds: readonly Seed[];
}
