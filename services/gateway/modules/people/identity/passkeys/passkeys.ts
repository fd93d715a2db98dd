import type { Selectable } from 'kysely';
import { textLength } from '@network/validation/text-length.ts';
import { writtenLine } from '@network/validation/written-text.ts';
import type { Database } from '../../../../db/database.ts';
import type { PasskeysTable } from './tables.ts';

/** A person has at most so many. */
export const MOST_PASSKEYS = 20;

/** Characters of a passkey's name. */
export const PASSKEY_NAME = { most: 40 } as const;

/** A passkey without its key. */
export type ListedPasskey = Pick<
  Selectable<PasskeysTable>,
  'id' | 'name' | 'created_at' | 'last_used_at' | 'is_synced' | 'disabled_at'
>;

/** A person's passkeys in the order in which they were added. */
export function listPasskeys(db: Database, userId: string): Promise<ListedPasskey[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at', 'is_synced', 'disabled_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_PASSKEYS)
    .execute();
}

/** Removes a passkey of this person. @returns its name; null when they have no such one */
export async function removePasskey(db: Database, userId: string, id: string): Promise<string | null> {
  const removed = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return removed?.name ?? null;
}

/** The name as it is stored; null for one that is empty or too long. */
export function passkeyName(input: string): string | null {
  const name = writtenLine(input);
  return name !== '' && textLength(name) <= PASSKEY_NAME.most ? name : null;
}
