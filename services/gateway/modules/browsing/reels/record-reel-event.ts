import type { Database } from '../../../db/database.ts';
import type { ReelEventBody, ReelEventKind } from './reel-event.ts';

/** An event of a known person about a known reel. */
export type KnownReelEvent = Pick<ReelEventBody, 'happenedAt' | 'itemId' | 'recommId' | 'rating'> & {
  readonly userId: string;
};

/**
 * Records an event, once: the same event again changes nothing, and of ratings and bookmarks the newest counts, in
 * whichever order they arrive.
 */
export async function recordReelEvent(db: Database, kind: ReelEventKind, event: KnownReelEvent): Promise<void> {
  const { userId, itemId, recommId, happenedAt, rating } = event;
  const row = { user_id: userId, reel_id: itemId, recomm_id: recommId, happened_at: happenedAt };
  switch (kind) {
    case 'view':
      await db
        .insertInto('reel_views')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return;
    case 'purchase':
      await db
        .insertInto('reel_purchases')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return;
    case 'rating':
      await db
        .insertInto('reel_ratings')
        .values({ ...row, rating })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'reel_id'])
            .doUpdateSet({ rating, recomm_id: recommId, happened_at: happenedAt })
            .where('reel_ratings.happened_at', '<=', happenedAt),
        )
        .execute();
      return;
    case 'add-bookmark':
    case 'delete-bookmark': {
      const isBookmarked = kind === 'add-bookmark';
      await db
        .insertInto('reel_bookmarks')
        .values({ ...row, is_bookmarked: isBookmarked })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'reel_id'])
            .doUpdateSet({ is_bookmarked: isBookmarked, recomm_id: recommId, happened_at: happenedAt })
            .where('reel_bookmarks.happened_at', '<=', happenedAt),
        )
        .execute();
    }
  }
}
