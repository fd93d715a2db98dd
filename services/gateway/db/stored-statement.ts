import { type Compilable, CompiledQuery, type Kysely } from 'kysely';
import type { Tables } from './database.ts';

/** A value that differs from call to call, in the place where a statement takes it. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Stands for the value of that name in a statement that is built once; it is of any type, as the statement needs it. */
export function slot(name: string): never {
  return new Slot(name) as never;
}

/** A statement that was built once, since building one takes longer than reading a row of its answer. */
export interface StoredStatement<Row> {
  /** @throws Error for a slot without a value */
  readonly execute: (db: Kysely<Tables>, values: Readonly<Record<string, unknown>>) => Promise<readonly Row[]>;
}

/** Builds a statement with slots for the values of its calls. */
export function storeStatement<Row>(statement: Compilable<Row>): StoredStatement<Row> {
  const { query, sql, parameters } = statement.compile();
  return {
    execute: async (db, values) => {
      const filled = parameters.map((each) => (each instanceof Slot ? valueOf(each, values) : each));
      const { rows } = await db.executeQuery<Row>({ ...CompiledQuery.raw(sql, filled), query } as CompiledQuery<Row>);
      return rows;
    },
  };
}

function valueOf({ name }: Slot, values: Readonly<Record<string, unknown>>): unknown {
  if (!(name in values)) throw new Error(`The statement needs a value for "${name}".`);
  return values[name];
}
