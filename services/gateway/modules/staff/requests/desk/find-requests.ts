import { sql } from 'kysely';
import { typedEmail } from '@network/validation/email.ts';
import type { RequestKind } from '@network/validation/requests/request-forms.ts';
import type { Database } from '../../../../db/database.ts';
import type { RequestEventKind } from '../tables.ts';

/** `waiting`: for the person, who was asked something. */
export type RequestState = 'open' | 'waiting' | 'closed';

/** A request in a list of the console. */
export interface ListedRequest {
  readonly id: string;
  readonly caseNumber: string;
  readonly kind: RequestKind;
  readonly brand: string;
  readonly email: string;
  readonly receivedAt: Date;
  readonly dueAt: Date | null;
  readonly closedAt: Date | null;
  readonly outcome: 'done' | 'declined' | null;
  readonly assignedTo: string | null;
  readonly state: RequestState;
}

/** Chooses the requests of a list. */
export interface RequestSearch {
  /** The forms that are listed together. */
  readonly kinds: readonly RequestKind[];
  readonly state: RequestState;
  /** Email of a member of staff; null for everybody's. */
  readonly assignedTo: string | null;
  /** A case number or the sender's whole address; null for all. */
  readonly text: string | null;
  readonly after: readonly [at: string, id: string] | null;
  readonly size: number;
}

const SENDER = sql<string>`lower(fields ->> 'email')`;
/** What an open request is sorted by: its deadline, or its age where it has none. */
const URGENCY = sql<Date>`coalesce(due_at, received_at)`;

const LISTED = [
  'id',
  'case_number as caseNumber',
  'kind',
  'tenant_id as brand',
  'received_at as receivedAt',
  'due_at as dueAt',
  'closed_at as closedAt',
  'outcome',
  'assigned_to as assignedTo',
] as const;

const WAITS = sql<boolean>`waiting_since is not null`;
/** A removal that waits for its sender is to be decided all the same: the 48 hours were promised without conditions. */
const TO_BE_DONE = sql<boolean>`(waiting_since is null or kind = 'removal')`;
const STATE = sql<RequestState>`case when closed_at is not null then 'closed' when waiting_since is not null
  then 'waiting' else 'open' end`;

function listed(db: Database) {
  return db
    .selectFrom('public_requests')
    .select(LISTED)
    .select([SENDER.as('email'), STATE.as('state')]);
}

/** A page of requests: open ones the most urgent first, closed ones the latest first. Each page is read from an index. */
export async function findRequests(
  db: Database,
  { kinds, state, assignedTo, text, after, size }: RequestSearch,
): Promise<readonly (ListedRequest & { readonly place: Date })[]> {
  const place = state === 'closed' ? sql<Date>`closed_at` : URGENCY;
  let query = listed(db)
    .select(place.as('place'))
    .where('kind', 'in', [...kinds]);
  if (state === 'closed') query = query.where('closed_at', 'is not', null);
  else query = query.where('closed_at', 'is', null).where(state === 'waiting' ? WAITS : TO_BE_DONE);
  if (assignedTo !== null) query = query.where('assigned_to', '=', assignedTo);
  if (text !== null) {
    query = query.where((where) =>
      where.or([where('case_number', '=', text.toUpperCase()), where(SENDER, '=', typedEmail(text))]),
    );
  }
  if (after !== null) {
    const [at, id] = after;
    query = query.where(
      state === 'closed'
        ? sql<boolean>`(closed_at, id) < (${at}::timestamptz, ${id})`
        : sql<boolean>`(${URGENCY}, id) > (${at}::timestamptz, ${id})`,
    );
  }
  const direction = state === 'closed' ? 'desc' : 'asc';
  return query.orderBy(place, direction).orderBy('id', direction).limit(size).execute();
}

/** The requests from an address, the newest first. */
export function requestsOfEmail(db: Database, email: string, most: number): Promise<readonly ListedRequest[]> {
  return listed(db).where(SENDER, '=', typedEmail(email)).orderBy('received_at', 'desc').limit(most).execute();
}

/** A request with all that its page shows. */
export interface WholeRequest extends ListedRequest {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly { readonly id: string; readonly mediaType: string; readonly size: number }[];
  readonly events: readonly {
    readonly id: string;
    readonly at: Date;
    readonly by: string;
    readonly kind: RequestEventKind;
    readonly text: string;
    readonly films: readonly string[];
  }[];
}

/** A request by its id; null for none. */
export async function findRequest(db: Database, id: string): Promise<WholeRequest | null> {
  const row = await listed(db).select('fields').where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const files = await db
    .selectFrom('public_request_files')
    .select(['id', 'media_type as mediaType', 'size'])
    .where('request_id', '=', id)
    .orderBy('id')
    .execute();
  const events = await db
    .selectFrom('public_request_events')
    .select(['id', 'at', 'staff as by', 'kind', 'text', 'facts'])
    .where('request_id', '=', id)
    .orderBy('id')
    .execute();
  return { ...row, files, events: events.map(({ facts, ...event }) => ({ ...event, films: facts?.films ?? [] })) };
}
