import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/**
 * Since when a step of a preparation could begin and nothing has begun, ended or given a sign of life, of any film; null where
 * nothing waits, or somebody works. A long queue that is worked on is not stalled.
 */
export async function preparationStalledSince(db: Database, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    select greatest(min(step.not_before), min(source.added_at), (select max(greatest(started_at, ended_at)) from media_steps)) as since
    from media_steps step join media_sources source on source.id = step.source_id
    where source.state = 'working'
      and ((step.state = 'waiting' and step.not_before <= ${now}) or (step.state = 'running' and step.lease_until <= ${now}))
      and not exists (select 1 from media_steps alive where alive.state = 'running' and alive.lease_until > ${now})
  `.execute(db);
  return rows[0]?.since ?? null;
}
