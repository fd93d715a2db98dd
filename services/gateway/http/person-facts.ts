import type { Expression, RawBuilder } from 'kysely';
import type { Database } from '../db/database.ts';

/**
 * The facts that one module knows about a person, read together with the person's session in a single statement. The
 * module that owns the tables writes the expression; identity puts it into the statement without knowing what is in it.
 */
export interface PersonPart<Value, Json = unknown> {
  /** Its column in the statement. */
  readonly name: string;
  /** One JSON value about the person of the statement, at an instant. */
  readonly select: (person: Expression<string>, now: Expression<Date>) => RawBuilder<Json>;
  /** The value for the rest of the gateway, from that JSON and the same time. */
  readonly read: (json: Json, now: Date) => Value;
  /** Returns the values that this process remembers, which the statement of a session need not read again. */
  readonly recall?: (db: Database, sessionHash: string) => RecalledPart<Value, Json>;
}

/** A part of one call that leaves out what is remembered. */
export interface RecalledPart<Value, Json> {
  /** The values of the slots in its expression that say what is remembered. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Reads like `read` of the part, and adds the remembered values. */
  readonly read: (json: Json, now: Date) => Value;
}

/** A part as the statement of a session takes it, whatever is in it. */
export interface SelectedPart extends Pick<PersonPart<unknown>, 'name' | 'select'> {
  readonly recall?: (db: Database, sessionHash: string) => RecalledPart<unknown, never>;
}

/** The values that are remembered for the parts of one call. */
export type RecalledParts = ReadonlyMap<SelectedPart, RecalledPart<unknown, never>>;

/** Recalls the parts of a session, each once for a call. A part that is not recalled is read with the session. */
export function recallParts(db: Database, sessionHash: string, parts: readonly SelectedPart[]): RecalledParts {
  return new Map(parts.flatMap((part) => (part.recall ? [[part, part.recall(db, sessionHash)] as const] : [])));
}

/** A part that one call adds to those of every session. */
export interface PartOfCall<Value, Json = unknown> extends PersonPart<Value, Json> {
  /** Equal for all calls with the same expression: the statement with it is built once. */
  readonly shape: string;
  /** The values of the slots in its expression. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** A part that one call adds, whatever is in it. */
export type SelectedPartOfCall = Pick<PartOfCall<unknown>, 'name' | 'select' | 'shape' | 'values'>;

/** The facts about a person that were read together with their session. */
export interface PersonFacts {
  /**
   * The value of one part, computed when it is first wanted.
   * @throws Error for a part that no module of this gateway registers
   */
  readonly get: <Value, Json>(part: PersonPart<Value, Json>) => Value;
  /**
   * Returns whether a part was read with the session. Parts of a single call were read only if that call added them.
   */
  readonly has: (part: Pick<PersonPart<unknown>, 'name'>) => boolean;
}

const NOTHING_RECALLED: RecalledParts = new Map();

/** The facts of one row, whose columns are named after the parts. */
export function personFactsOf(
  row: Readonly<Record<string, unknown>>,
  now: Date,
  recalled: RecalledParts = NOTHING_RECALLED,
): PersonFacts {
  const values = new Map<SelectedPart, unknown>();
  return {
    get: <Value, Json>(part: PersonPart<Value, Json>): Value => {
      if (!values.has(part)) {
        if (!(part.name in row)) throw new Error(`No module reads "${part.name}" with the session.`);
        const { read } = (recalled.get(part) as RecalledPart<Value, Json> | undefined) ?? part;
        values.set(part, read(row[part.name] as Json, now));
      }
      return values.get(part) as Value;
    },
    has: (part) => part.name in row,
  };
}
