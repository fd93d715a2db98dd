import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** A person with the favorite because of which a film interests them. */
export interface Follower {
  readonly userId: string;
  readonly kind: 'PERFORMER' | 'CHANNEL';
  /** Id of the performer or the channel. */
  readonly id: string;
}

/**
 * Finds the people who have one of the performers or the channel among their favorites, each once: a performer counts
 * before the channel.
 * @param page the people after that id, in the order of their ids
 */
export async function findFollowers(
  db: Database,
  { performerIds, channelId }: { readonly performerIds: readonly string[]; readonly channelId: string | null },
  page: { readonly after: string; readonly limit: number },
): Promise<readonly Follower[]> {
  const { rows } = await sql<Follower>`
    select distinct on (user_id) user_id as "userId", kind, id from (
      select user_id, 'PERFORMER' as kind, performer_id as id from favorite_performers
      where performer_id = any(${performerIds}::text[]) and user_id > ${page.after}
      union all
      select user_id, 'CHANNEL', channel_id from favorite_channels
      where channel_id = ${channelId}::text and user_id > ${page.after}
    ) followed
    order by user_id, kind desc, array_position(${performerIds}::text[], id) limit ${page.limit}
  `.execute(db);
  return rows;
}
