import { requestDesk } from '@network/messages/request-desk.ts';
import { textLength } from '@network/validation/text-length.ts';
import { writtenText } from '@network/validation/written-text.ts';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { type CatalogueScope, findShownAmong, scopeOf } from '../../../content/catalogue/public.ts';
import { queueMail } from '../../../platform/mail/public.ts';
import { isRequestKey, recordStaffAction, type Staff } from '../../staff/public.ts';
import type { RemovalProof, RequestEventKind } from '../tables.ts';
import { answerMail, type Outcome } from './answer-mail.ts';
import { findRequest, type WholeRequest } from './find-requests.ts';

const TEXT = { least: 3, most: 4_000 } as const;
const MOST_FILMS = 50;
const SLUG = /^[a-z0-9-]{1,200}$/;

type RefusalKey = keyof typeof requestDesk.refused;

/** Why nothing was done, with the catalogue's text. */
export function refuse(key: RefusalKey) {
  const message = requestDesk.refused[key];
  return { __typename: 'RequestRefused', messageKey: `requestDesk.refused.${key}`, message } as const;
}

/** Nothing is done: the transaction is rolled back. */
export class Refused extends Error {
  readonly key: RefusalKey;
  constructor(key: RefusalKey) {
    super(key);
    this.key = key;
  }
}

/** What a member of staff does about a request. */
export type RequestChange =
  | { readonly kind: 'assigned' | 'released' }
  | { readonly kind: 'noted' | 'reopened'; readonly text: string }
  | { readonly kind: 'replied'; readonly text: string; readonly waits: boolean }
  | { readonly kind: 'closed'; readonly text: string; readonly outcome: Outcome; readonly films: readonly string[] };

/**
 * Does something about a request in one transaction with its mail, its event and the audit, once for a request key. The
 * request is locked first, so that of two who close it one is refused.
 */
export async function changeRequest(
  services: GatewayServices,
  staff: Staff,
  { id, requestKey, change }: { readonly id: string; readonly requestKey: string; readonly change: RequestChange },
) {
  const problem = problemOf(change, requestKey);
  if (problem !== null) return refuse(problem);
  const at = services.clock.now();
  try {
    await services.db.transaction().execute(async (trx) => {
      const request = await lockRequest(trx, id);
      if (!(await claimKey(trx, { id, requestKey, kind: change.kind }))) return;
      // What its sender has not read is no answer.
      if (services.config.isMailOff && (change.kind === 'replied' || change.kind === 'closed'))
        throw new Refused('mailOff');
      const tenant = services.tenants.find(request.brand);
      const proof = await apply(trx, request, change, { staff, at, scope: scopeOf(tenant) });
      const text = 'text' in change ? writtenText(change.text) : '';
      const facts = proof === null ? null : JSON.stringify(proof);
      const event = { request_id: id, at, staff: staff.email, kind: change.kind, text, facts, request_key: requestKey };
      await trx.insertInto('public_request_events').values(event).execute();
      const outcome = change.kind === 'closed' ? change.outcome : null;
      if (change.kind === 'replied' || (change.kind === 'closed' && (text !== '' || request.kind === 'removal'))) {
        await queueMail(trx, answerMail(tenant, request, { text, outcome, key: requestKey, now: at }), at);
      }
      await recordStaffAction(trx, staff, {
        at,
        action: `request.${change.kind}`,
        entityKind: 'request',
        entityId: id,
        before: null,
        after: { ...(outcome !== null && { outcome }), ...(proof !== null && { proof }) },
      });
    });
  } catch (error) {
    if (error instanceof Refused) return refuse(error.key);
    throw error;
  }
  const request = await findRequest(services.db, id);
  return request === null ? refuse('gone') : ({ __typename: 'RequestChanged', request } as const);
}

function problemOf(change: RequestChange, requestKey: string): RefusalKey | null {
  if (!isRequestKey(requestKey)) return 'requestKey';
  if ('text' in change) {
    const length = textLength(writtenText(change.text));
    if (length < TEXT.least || length > TEXT.most) return 'text';
  }
  if (change.kind !== 'closed') return null;
  return change.films.length > MOST_FILMS || change.films.some((slug) => !SLUG.test(slug)) ? 'films' : null;
}

/** The request, locked until the transaction ends. @throws Refused where there is none */
export async function lockRequest(trx: Database, id: string): Promise<WholeRequest> {
  await trx.selectFrom('public_requests').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  const request = await findRequest(trx, id);
  if (request === null) throw new Refused('gone');
  return request;
}

/** @returns false for a repeated request, which changes nothing. @throws Refused where the key was used for something else */
export async function claimKey(
  trx: Database,
  { id, requestKey, kind }: { readonly id: string; readonly requestKey: string; readonly kind: RequestEventKind },
): Promise<boolean> {
  const known = await trx
    .selectFrom('public_request_events')
    .select(['request_id', 'kind'])
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  if (known === undefined) return true;
  if (known.request_id !== id || known.kind !== kind) throw new Refused('keyUsed');
  return false;
}

async function apply(
  trx: Database,
  request: WholeRequest,
  change: RequestChange,
  { staff, at, scope }: { readonly staff: Staff; readonly at: Date; readonly scope: CatalogueScope },
): Promise<RemovalProof | null> {
  const isClosed = request.state === 'closed';
  if (change.kind === 'reopened' ? !isClosed : isClosed && change.kind !== 'noted') {
    throw new Refused(isClosed ? 'closed' : 'notClosed');
  }
  const proof = await proofOf(trx, request, change, { at, scope });
  const set = columnsOf(change, staff.email, at);
  if (set !== null) await trx.updateTable('public_requests').set(set).where('id', '=', request.id).execute();
  return proof;
}

function columnsOf(change: RequestChange, email: string, at: Date) {
  switch (change.kind) {
    case 'assigned':
      return { assigned_to: email };
    case 'released':
      return { assigned_to: null };
    case 'replied':
      return { waiting_since: change.waits ? at : null, assigned_to: email };
    case 'closed':
      return { closed_at: at, outcome: change.outcome, waiting_since: null };
    case 'reopened':
      return { closed_at: null, outcome: null, warned: null };
    case 'noted':
      return null;
  }
}

/**
 * Proves that the films, named as on the brand that was asked, are shown nowhere. @throws Refused while one of them is
 * shown
 */
async function proofOf(
  trx: Database,
  { kind }: WholeRequest,
  change: RequestChange,
  { at, scope }: { readonly at: Date; readonly scope: CatalogueScope },
): Promise<RemovalProof | null> {
  if (change.kind !== 'closed' || kind !== 'removal' || change.outcome !== 'done') return null;
  const { films } = change;
  if ((await findShownAmong(trx, scope, films)).length > 0) throw new Refused('stillShown');
  return { films, checkedAt: at.toISOString() };
}
