import type { Database } from '../../../../db/database.ts';

/** Why nobody can buy anything, for the log of a start; null where something is on sale. */
export async function whyNothingIsSold(db: Database): Promise<string | null> {
  const plan = await db.selectFrom('plans').select('id').where('is_published', '=', true).limit(1).executeTakeFirst();
  if (plan !== undefined) return null;
  return 'No plan is on sale: nobody can join, and join pages say so. docs/how-to/set-your-prices.md says how.';
}
