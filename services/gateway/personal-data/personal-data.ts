import { sql } from 'kysely';
import type { Database, Tables } from '../db/database.ts';
import type { GatewayServices } from '../services.ts';

/** The person whose data it is. */
export interface DataSubject {
  readonly id: string;
  readonly email: string;
}

/** The data of a person in a module, as they may read it: no other person's data, and no secret of ours. */
export type PersonalSection = (db: Database, person: DataSubject) => Promise<readonly object[]>;

/** Exports and deletes a person's data in a module. */
export interface PersonalData {
  /** Parts of the file that they get, by name. */
  readonly sections?: Readonly<Record<string, PersonalSection>>;
  /** Whether somebody ever paid for what a person has in this module: such an account does not give way to another one. */
  readonly isPaidFor?: (db: Database, userId: string) => Promise<boolean>;
  /**
   * Ends agreements outside the database, before anything is erased; may be repeated.
   * @returns false when that is not possible now: nothing is erased then
   */
  readonly settle?: (services: GatewayServices, person: DataSubject) => Promise<boolean>;
  /**
   * Takes out of this module's rows what is not deleted with the person's own row. The transaction holds that row.
   * @returns what is left to do once it is committed, such as deleting files
   */
  readonly erase?: (
    db: Database,
    person: DataSubject,
    services: GatewayServices,
  ) => Promise<void | (() => Promise<void>)>;
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
