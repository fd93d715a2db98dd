import { type RawBuilder, sql } from 'kysely';
import { typedEmail } from '@network/validation/email.ts';
import type { Database } from '../../../../db/database.ts';

/** An account in a list of the staff's search. */
export interface FoundAccount {
  readonly id: string;
  readonly email: string;
  readonly displayName: string | null;
  readonly createdAt: Date;
  readonly isDisabled: boolean;
}

/**
 * The beginning of an email or a username, in any case, and the place from which the list continues. Everybody begins
 * with nothing.
 */
export interface AccountSearch {
  readonly by: 'email' | 'name';
  readonly prefix: string;
  /** The `key` of the last one of the page before. */
  readonly after: string | null;
  readonly size: number;
}

/** Texts are compared by bytes, so that one index answers both the beginning of a text and the order. */
const KEYS: Readonly<Record<AccountSearch['by'], RawBuilder<string>>> = {
  email: sql`(email collate "C")`,
  name: sql`(lower(display_name) collate "C")`,
};

/** Behind every text that begins with another. */
const LAST = '\u{10FFFF}';

/** Accounts by what their email or username begins with, in its order. Each page is read from an index alone. */
export async function searchAccounts(
  db: Database,
  search: AccountSearch,
): Promise<readonly (FoundAccount & { readonly key: string })[]> {
  const { by, after, size } = search;
  const key = KEYS[by];
  const prefix = by === 'email' ? typedEmail(search.prefix) : search.prefix.trim().toLowerCase();
  const rows = await select(db)
    .select(key.as('key'))
    .where(key, 'is not', null)
    .where(key, '>=', prefix)
    .where(key, '<', prefix + LAST)
    .$if(after !== null, (query) => query.where(key, '>', after ?? ''))
    .orderBy(key)
    .limit(size)
    .execute();
  return rows.map(({ key: place, ...row }) => ({ ...found(row), key: place }));
}

/** The accounts with these ids, by email. */
export async function findAccountsByIds(db: Database, ids: readonly string[]): Promise<readonly FoundAccount[]> {
  if (ids.length === 0) return [];
  const rows = await select(db)
    .where('id', 'in', [...ids])
    .orderBy('email')
    .execute();
  return rows.map(found);
}

function select(db: Database) {
  return db.selectFrom('users').select(['id', 'email', 'display_name', 'created_at', 'disabled_at']);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function found({ id, email, display_name, created_at, disabled_at }: Row): FoundAccount {
  return { id, email, displayName: display_name, createdAt: created_at, isDisabled: disabled_at !== null };
}
