import type { Database } from '../../../../db/database.ts';

/**
 * Deletes the changes of email that were confirmed since an instant, so that nobody undoes them any more: the person
 * who took the account may have moved it through several addresses of theirs. Give the transaction that returns the
 * account.
 * @returns the address that the account had at that time, where its owner had proved it; null where it was not moved
 */
export async function undoMoves(trx: Database, userId: string, since: Date): Promise<string | null> {
  const moves = await trx
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('confirmed_at', '>=', since)
    .returning(['old_email', 'old_email_is', 'confirmed_at'])
    .execute();
  const [first] = moves
    .filter(({ old_email_is: whose }) => whose === 'proven')
    .toSorted((a, b) => Number(a.confirmed_at) - Number(b.confirmed_at));
  return first?.old_email ?? null;
}
