import { isDeepStrictEqual } from 'node:util';
import type { RawBuilder } from 'kysely';
import type { Database } from './database.ts';
import { REUSED_PLAN } from './reused-plans.ts';
import { type StoredStatement, storeStatement } from './stored-statement.ts';

/** One JSON value that can be read by a statement of its own, or by one with others. */
export interface StatementPart<Value, Json = unknown> {
  /** Its column. Parts of the same name have the same expression, and the names of its slots are no other part's. */
  readonly name: string;
  /** The values of the slots in its expression. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly select: () => RawBuilder<Json>;
  readonly read: (json: Json) => Value;
}

/** Reads a part. */
export type ReadPart = <Value, Json>(part: StatementPart<Value, Json>) => Promise<Value>;

/** A part, whatever is in it. */
interface AnyPart extends Omit<StatementPart<unknown>, 'read'> {
  readonly read: (json: never) => unknown;
}

/** A part that waits for its statement. */
interface Waiting {
  readonly part: AnyPart;
  readonly answer: Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const groups = new WeakMap<object, Waiting[]>();

/**
 * Reads the parts that are requested about the same thing in one turn of the event loop by one statement: to send one and
 * to read its rows costs more than most parts take in the database. Nothing is remembered: a part that is requested later
 * is read later.
 * @param about such as the facts of a page's person
 */
export function readTogether(db: Database, about: object): ReadPart {
  return <Value, Json>(part: StatementPart<Value, Json>): Promise<Value> => {
    const group = groups.get(about) ?? openGroup(db, about);
    const same = group.find(({ part: { name } }) => name === part.name);
    if (same === undefined) {
      const waiting = waitFor(part);
      group.push(waiting);
      return waiting.answer as Promise<Value>;
    }
    return isDeepStrictEqual(same.part.values, part.values) ? (same.answer as Promise<Value>) : readAlone(db)(part);
  };
}

/** Reads each part by a statement of its own. */
export function readAlone(db: Database): ReadPart {
  return <Value, Json>(part: StatementPart<Value, Json>): Promise<Value> => {
    const waiting = waitFor(part);
    void send(db, [waiting]);
    return waiting.answer as Promise<Value>;
  };
}

function openGroup(db: Database, about: object): Waiting[] {
  const group: Waiting[] = [];
  groups.set(about, group);
  // After everything that goes on by itself in this turn: the operations of a page continue side by side.
  process.nextTick(() => {
    groups.delete(about);
    void send(db, group);
  });
  return group;
}

function waitFor(part: AnyPart): Waiting {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  return { part, answer: promise, resolve, reject };
}

async function send(db: Database, group: readonly Waiting[]): Promise<void> {
  const sorted = group.toSorted((a, b) => (a.part.name < b.part.name ? -1 : 1));
  try {
    const values = Object.assign({}, ...sorted.map(({ part }) => part.values)) as Record<string, unknown>;
    const [row] = await statementOf(
      db,
      sorted.map(({ part }) => part),
    ).execute(db, values);
    for (const { part, resolve } of sorted) resolve(part.read(row?.[part.name] as never));
  } catch (error) {
    // What is answered already stays answered.
    for (const { reject } of sorted) reject(error);
  }
}

type Row = Readonly<Record<string, unknown>>;

const statements = new Map<string, StoredStatement<Row>>();

function statementOf(db: Database, parts: readonly AnyPart[]): StoredStatement<Row> {
  const key = parts.map(({ name }) => name).join(' ');
  const known = statements.get(key);
  if (known) return known;
  const columns = parts.map(({ name, select }) => select().as(name));
  const built = storeStatement<Row>(db.selectNoFrom(columns).modifyEnd(REUSED_PLAN));
  statements.set(key, built);
  return built;
}
