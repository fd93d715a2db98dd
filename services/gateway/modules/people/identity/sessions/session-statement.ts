import { LRUCache } from 'lru-cache';
import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { REUSED_PLAN } from '../../../../db/reused-plans.ts';
import { slot, type StoredStatement, storeStatement } from '../../../../db/stored-statement.ts';
import type { RecalledParts, SelectedPart, SelectedPartOfCall } from '../../../../http/person-facts.ts';

/** A session that is in force, with a column for each part. */
export interface SessionRow extends Readonly<Record<string, unknown>> {
  readonly user_id: string;
  readonly last_used_at: Date;
  readonly terms_accepted_at: Date | null;
  /** The person has set a lock; without one the next two fields mean nothing. */
  readonly has_lock: boolean;
  readonly locked_at: Date | null;
  readonly idle_minutes: number | null;
}

/** The session, and the time at which it is read. */
export interface SessionKey {
  readonly idHash: string;
  readonly tenantId: string;
  readonly now: Date;
  /** Not used since then, it has ended. */
  readonly usedAfter: Date;
}

/** The person of the statement. */
const PERSON = sql.ref<string>('users.id');
const NOW = sql<Date>`${slot('now')}::timestamptz`;

/** Statements of different shapes: a few for each brand. */
const MOST_SHAPES = 200;

const statements = new WeakMap<readonly SelectedPart[], LRUCache<string, StoredStatement<SessionRow>>>();

/** The parts that are read with a session. */
export interface ReadParts {
  readonly parts: readonly SelectedPart[];
  readonly recalled: RecalledParts;
  /** The parts that only this call needs. */
  readonly added: readonly SelectedPartOfCall[];
}

/** The session with its person and every part, in one statement; null where none is in force. */
export async function readSession(
  db: Database,
  key: SessionKey,
  { parts, recalled, added }: ReadParts,
): Promise<SessionRow | null> {
  const values = Object.assign({}, ...[...recalled.values(), ...added].map((part) => part.values)) as object;
  const [row] = await statementOf(db, parts, added).execute(db, { ...values, ...key });
  return row ?? null;
}

function statementOf(
  db: Database,
  parts: readonly SelectedPart[],
  added: readonly SelectedPartOfCall[],
): StoredStatement<SessionRow> {
  const shapes = statements.get(parts) ?? new LRUCache({ max: MOST_SHAPES });
  statements.set(parts, shapes);
  const shape = added.map((part) => part.shape).join('\n');
  const known = shapes.get(shape);
  if (known) return known;
  const built = storeStatement<SessionRow>(sessionQuery(db, [...parts, ...added]));
  shapes.set(shape, built);
  return built;
}

function sessionQuery(db: Database, parts: readonly SelectedPart[]) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('member_locks', 'member_locks.user_id', 'sessions.user_id')
    .select(['sessions.user_id', 'sessions.last_used_at', 'sessions.locked_at', 'users.terms_accepted_at'])
    .select(['member_locks.idle_minutes', sql<boolean>`member_locks.user_id is not null`.as('has_lock')])
    .select(parts.map(({ name, select }) => select(PERSON, NOW).as(name)))
    .where('sessions.id_hash', '=', slot('idHash'))
    .where('sessions.tenant_id', '=', slot('tenantId'))
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', NOW)
    .where('sessions.last_used_at', '>', slot('usedAfter'))
    .where('users.disabled_at', 'is', null)
    .where((where) => where.or([where('challenge', 'is', null), where('challenge', '=', 'approved')]))
    .modifyEnd(REUSED_PLAN);
}
