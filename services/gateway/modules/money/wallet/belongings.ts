import { type Expression, type RawBuilder, sql } from 'kysely';

// A person's belongings as expressions of a statement, so that all of them can be read in one.

/** The ids of the videos that they unlocked, as a JSON array, the first one first. */
export function unlockedVideosOf(person: Expression<string>): RawBuilder<readonly string[]> {
  return sql`(
    select coalesce(json_agg(video_id order by unlocked_at, video_id), '[]') from unlocked_videos where user_id = ${person}
  )`;
}

/** The channel packs that they unlocked and did not lose, as a JSON array, the first one first. */
export function unlockedPacksOf(
  person: Expression<string>,
): RawBuilder<readonly { readonly id: string; readonly unlockedAt: string }[]> {
  return sql`(
    select coalesce(json_agg(json_build_object('id', pack_id, 'unlockedAt', unlocked_at) order by unlocked_at, pack_id), '[]')
    from unlocked_channel_packs where user_id = ${person} and lost_at is null
  )`;
}

/** Their pay-per-video credits. */
export function creditsOf(person: Expression<string>): RawBuilder<number> {
  return sql`(
    select coalesce(sum(amount), 0)::int from ledger_entries
    join ledger_accounts on ledger_accounts.id = ledger_entries.account_id
    where ledger_accounts.user_id = ${person} and unit = 'credits'
  )`;
}
