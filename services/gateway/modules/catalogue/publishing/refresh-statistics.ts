import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/**
 * Lets the database see how large the tables of films have become. While an import fills empty ones, it would go on reading
 * them as a whole for each film; the embedded engine never looks by itself.
 */
export async function refreshStatistics(db: Database): Promise<void> {
  await sql`analyze videos, video_performers, video_categories, video_tags, performers, categories`.execute(db);
}
