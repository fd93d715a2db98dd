import type { Database } from '../../../../db/database.ts';

/** A person and a video. */
export interface ShadowKey {
  readonly userId: string;
  readonly videoId: string;
}

/** How many comments on a video its author alone sees: they are in the counts that this person reads, and in no others. */
export interface OwnShadow {
  readonly total: number;
  /** Replies, by the first comment of their thread. */
  readonly replies: ReadonlyMap<string, number>;
}

/** What people alone see of their own comments on videos, in the order of the keys; most have none. */
export async function findOwnShadows(db: Database, keys: readonly ShadowKey[]): Promise<OwnShadow[]> {
  const rows = await db
    .selectFrom('comments')
    .select(['author_id', 'video_id', 'parent_id', ({ fn }) => fn.countAll<string>().as('count')])
    .where('shadowed_at', 'is not', null)
    .where('removed_at', 'is', null)
    .where('author_id', 'in', [...new Set(keys.map(({ userId }) => userId))])
    .where('video_id', 'in', [...new Set(keys.map(({ videoId }) => videoId))])
    .groupBy(['author_id', 'video_id', 'parent_id'])
    .execute();
  return keys.map(({ userId, videoId }) => {
    const own = rows.filter((row) => row.author_id === userId && row.video_id === videoId);
    return {
      total: own.reduce((sum, { count }) => sum + Number(count), 0),
      replies: new Map(own.flatMap(({ parent_id: id, count }) => (id === null ? [] : [[id, Number(count)]]))),
    };
  });
}
