import { type Expression, type Insertable, type RawBuilder, sql } from 'kysely';
import type { Language } from '@network/validation/languages.ts';
import type { Database } from '../../../db/database.ts';
import { saveRecipientLanguage } from '../../platform/mail/public.ts';
import type { SpecialAttribute } from './special-attributes.ts';
import type { UsersTable } from './tables.ts';

/** An account, as far as other modules go by it. */
export interface Account {
  readonly id: string;
  readonly email: string;
  /** Banned: it can't sign in and is written to by support only. */
  readonly isDisabled: boolean;
  readonly isEmailConfirmed: boolean;
}

/**
 * The accounts, to be joined in a statement of another module, such as `.innerJoin(accountRows(db).as('users'),
 * 'users.email', 'orders.email')`. The planner sees through it, so that it costs what the table itself costs. Passwords
 * are not in it.
 */
export function accountRows(db: Pick<Database, 'selectFrom'>) {
  return db
    .selectFrom('users')
    .select([
      'users.id',
      'users.email',
      'users.display_name',
      'users.avatar',
      'users.created_at',
      'users.disabled_at',
      'users.email_confirmed_at',
      'users.welcome_browser_hash',
    ]);
}

/** The account of an email, in its stored form; null for none. */
export async function findAccount(db: Database, email: string): Promise<Account | null> {
  return accountOf(await accountRows(db).where('email', '=', email).executeTakeFirst());
}

/** The account of a person; null when it is gone. */
export async function findAccountById(db: Database, userId: string): Promise<Account | null> {
  return accountOf(await accountRows(db).where('id', '=', userId).executeTakeFirst());
}

type AccountRow = Pick<UsersTable, 'id' | 'email' | 'disabled_at'> & { readonly email_confirmed_at: Date | null };

function accountOf(row: AccountRow | undefined): Account | null {
  if (row === undefined) return null;
  const { id, email, disabled_at, email_confirmed_at } = row;
  return { id, email, isDisabled: disabled_at !== null, isEmailConfirmed: email_confirmed_at !== null };
}

/**
 * Locks the person's row until the transaction ends.
 * @param strength `no key update` lets rows that refer to the person be inserted meanwhile; a transaction that changes
 * something of the person needs it. `update` makes such inserts wait too; only deleting the account or changing its
 * address needs it
 * @returns whether there is such a person
 */
export async function lockAccount(
  trx: Database,
  userId: string,
  strength: 'update' | 'no key update',
): Promise<boolean> {
  const own = trx.selectFrom('users').select('id').where('id', '=', userId);
  const locked = strength === 'update' ? own.forUpdate() : own.forNoKeyUpdate();
  return (await locked.executeTakeFirst()) !== undefined;
}

/**
 * Keeps accounts from being deleted until the transaction ends; they may be changed meanwhile. What refers to them
 * afterwards waits for nobody.
 * @returns those that there are
 */
export async function keepAccounts(trx: Database, userIds: readonly string[]): Promise<readonly string[]> {
  if (userIds.length === 0) return [];
  // The rows are locked in one order, so that two such transactions wait for each other only once.
  const kept = trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...userIds])
    .orderBy('id')
    .forKeyShare();
  return (await kept.execute()).map(({ id }) => id);
}

/**
 * Locks an account, and says whether it may be signed in to and still has the address to which a link about it is to be
 * mailed. Whatever takes it back or moves it locks it as well: what was asked for a moment before must not reach the
 * address of before.
 */
export async function lockAtAddress(
  trx: Database,
  { userId, email }: Readonly<Record<'userId' | 'email', string>>,
): Promise<boolean> {
  const own = trx.selectFrom('users').select('id').where('id', '=', userId).where('email', '=', email);
  return (await own.where('disabled_at', 'is', null).forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

/**
 * Creates the account of a buyer, who accepted the terms by buying. `language` is that of the page on which they
 * bought.
 * @returns false when the email has one already
 */
export async function createBuyersAccount(
  trx: Database,
  {
    language,
    ...account
  }: Required<Pick<Insertable<UsersTable>, 'id' | 'email' | 'password_hash' | 'welcome_browser_hash'>> & {
    readonly language: Language | null;
  },
  now: Date,
): Promise<boolean> {
  const created = await trx
    .insertInto('users')
    .values({
      ...account,
      display_name: null,
      created_at: now,
      disabled_at: null,
      terms_accepted_at: now,
      relationship_status: null,
      relationship_role: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  if ((created.numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  if (language !== null) await saveRecipientLanguage(trx, account.email, language);
  return true;
}

/** Deletes a person's row, and with it everything that refers to it and is deleted along. */
export async function deleteAccount(trx: Database, userId: string): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', userId).execute();
}

/** The facts that others see about a person besides their memberships. */
export interface PublicPerson {
  readonly displayName: string | null;
  readonly avatar: number | null;
  readonly attributes: readonly { readonly attribute: SpecialAttribute; readonly value: string | null }[];
}

/** Names and special attributes by person, in two statements; deleted persons are missing. */
export async function findPublicPeople(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, PublicPerson>> {
  const [people, attributes] = await Promise.all([
    accountRows(db)
      .where('id', 'in', [...userIds])
      .execute(),
    db
      .selectFrom('user_attributes')
      .selectAll()
      .where('user_id', 'in', [...userIds])
      .execute(),
  ]);
  const attributesOf = Map.groupBy(attributes, (row) => row.user_id);
  return new Map(
    people.map(({ id, display_name, avatar }) => [
      id,
      { displayName: display_name, avatar, attributes: attributesOf.get(id) ?? [] },
    ]),
  );
}

/** The groups of the person of a statement, as a JSON array in their order. */
export function groupsOf(person: Expression<string>): RawBuilder<readonly string[]> {
  return sql`(select coalesce(json_agg(group_id order by group_id), '[]') from user_groups where user_id = ${person})`;
}

/** Builds the part of a statement that says whether a person confirmed the WATCH SCENE text. */
export function hasConfirmedGuestScenes(person: Expression<string>): RawBuilder<boolean> {
  return sql`exists (select 1 from profile_states where user_id = ${person} and guest_scenes_at is not null)`;
}

/** Selects which account watches by the membership of which other, to be joined in a statement. */
export const TANDEM_LINKS = sql`(select child_user_id, parent_user_id from tandem_links)`;
