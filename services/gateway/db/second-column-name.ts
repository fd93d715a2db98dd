import { type Kysely, sql } from 'kysely';

/** A required column, and what it is called from now on. */
export interface ColumnName {
  readonly table: string;
  readonly earlier: string;
  readonly name: string;
  /** The type in SQL, such as `boolean`. */
  readonly type: string;
}

/**
 * Gives a required column a second name, for a migration of the module that owns it. Gateways from before it read and write
 * the earlier name, later ones the new name alone; a trigger copies what either of them wrote. A breaking migration drops
 * the trigger with the earlier column once no live release uses it (decision 0242).
 */
export async function addColumnName(db: Kysely<never>, { table, earlier, name, type }: ColumnName): Promise<void> {
  const copy = sql.ref(`copy_${table}_${name}`);
  const [from, to] = [sql.ref(earlier), sql.ref(name)];
  await sql`alter table ${sql.table(table)} add column ${to} ${sql.raw(type)}`.execute(db);
  await sql`update ${sql.table(table)} set ${to} = ${from}`.execute(db);
  await sql`
    create function ${copy}() returns trigger language plpgsql as $body$
    begin
      if tg_op = 'INSERT' then
        new.${to} := coalesce(new.${to}, new.${from});
        new.${from} := new.${to};
      elsif new.${to} is distinct from old.${to} then
        new.${from} := new.${to};
      else
        new.${to} := new.${from};
      end if;
      return new;
    end $body$
  `.execute(db);
  await sql`
    create trigger ${copy} before insert or update on ${sql.table(table)} for each row execute function ${copy}()
  `.execute(db);
}
