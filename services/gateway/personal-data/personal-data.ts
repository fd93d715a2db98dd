import { type RawBuilder, sql } from 'kysely';
import type { Database, Tables } from '../db/database.ts';
import type { GatewayServices } from '../services.ts';

/** The person whose data it is. */
export interface DataSubject {
  readonly id: string;
  readonly email: string;
}

/** An address that a person proved to be theirs, and that their account has no more. */
export interface FormerEmail {
  readonly email: string;
  /** When the account got another one: what came from there later may be somebody else's. */
  readonly until: Date;
}

/** The person whose data it is, with the addresses that they had. */
export interface KnownSubject extends DataSubject {
  readonly formerEmails: readonly FormerEmail[];
}

/** The data of a person in a module, as they may read it: no other person's data, and no secret of ours. */
export type PersonalSection = (db: Database, person: KnownSubject) => Promise<readonly object[]>;

/** Exports and deletes a person's data in a module. */
export interface PersonalData {
  /** Parts of the file that they get, by name. */
  readonly sections?: Readonly<Record<string, PersonalSection>>;
  /** Whether somebody ever paid for what a person has in this module: such an account does not give way to another one. */
  readonly isPaidFor?: (db: Database, userId: string) => Promise<boolean>;
  /**
   * Ends agreements outside the database, before anything is erased; may be repeated.
   * @param isStillDue asked before each of them, since that is not taken back
   * @returns false when that is not possible now: nothing is erased then
   */
  readonly settle?: (
    services: GatewayServices,
    person: DataSubject,
    isStillDue: () => Promise<boolean>,
  ) => Promise<boolean>;
  /**
   * Takes out of this module's rows what is not deleted with the person's own row. The transaction holds that row, and so waits for none
   * that is locked before it (decision 1038).
   * @returns what is left to do once it is committed, such as deleting files
   */
  readonly erase?: (
    db: Database,
    person: KnownSubject,
    services: GatewayServices,
  ) => Promise<void | (() => Promise<void>)>;
}

/**
 * Whether a row that is known by an address alone comes from the time in which the person had that address, as a condition of a
 * statement.
 * @param email the address of the row, in lower case
 * @param at when the row was made
 */
export function isOfFormerEmail(
  { formerEmails }: Pick<KnownSubject, 'formerEmails'>,
  email: RawBuilder<unknown>,
  at: RawBuilder<unknown>,
): RawBuilder<boolean> {
  if (formerEmails.length === 0) return sql<boolean>`false`;
  const each = formerEmails.map((former) => sql`(${email} = ${former.email} and ${at} <= ${former.until})`);
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}

/** The person's rows of a table that has their id in `user_id`. */
export function ownRows<Table extends keyof Tables>(
  table: Table,
  columns: readonly (keyof Tables[Table] & string)[],
): PersonalSection {
  return async (db, { id }) => {
    const { rows } = await sql<object>`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)} where user_id = ${id}
      order by ${sql.join(columns.map((column) => sql.ref(column)))}
    `.execute(db);
    return rows;
  };
}
