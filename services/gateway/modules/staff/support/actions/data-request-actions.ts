import { randomUUID } from 'node:crypto';
import { dataRequests as inEnglish } from '@network/messages/support.ts';
import { contactAddress } from '@network/tenant/contacts.ts';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { textLength } from '@network/validation/text-length.ts';
import { writtenText } from '@network/validation/written-text.ts';
import { DATA_LINK_PATH, findOpenRequest } from '../data-requests/data-requests.ts';
import { answerDueAt } from '../data-requests/statutory-clock.ts';
import { spoken } from '../../../../http/language.ts';
import { type Act, type Doing, effect, Refused } from '../member-action.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

const dataRequests = spoken(inEnglish);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const OLDEST_DAYS = 366;
const LINK_DAYS = 7;
const SUPPORT = '/support';

/** Writes down what a member asked about their data; the legal deadline counts from the day on which it arrived. */
export const openDataRequest: Act<'openDataRequest'> = async (doing, { kind, receivedOn }) => {
  const { trx, member, now } = doing;
  const received = DAY.test(receivedOn) ? new Date(`${receivedOn}T00:00:00Z`) : null;
  const age = received === null ? Number.NaN : now.getTime() - received.getTime();
  if (received === null || !(age >= 0 && age <= OLDEST_DAYS * DAY_MS)) throw new Refused('receivedOn');
  const due = answerDueAt(received, false);
  const written = await trx
    .insertInto('data_requests')
    .values({
      id: randomUUID(),
      user_id: member.id,
      kind,
      received_at: received,
      due_at: due,
      extended_at: null,
      state: 'open',
      settled_at: null,
      link_hash: null,
      link_expires_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (written.numInsertedOrUpdatedRows !== 1n) throw new Refused('dataRequestOpen');
  return {
    effects: [effect('dataRequestOpened', { date: due }), ...(kind === 'deletion' ? [effect('deleteStill')] : [])],
    mail: {
      ...mailTo(doing),
      kind: 'dataRequestReceived',
      values: { what: () => dataRequests[kind], received, due, link: SUPPORT },
    },
    facts: { kind, received: receivedOn },
  };
};

/** Takes two more months for a request, once and within the first month, with the reasons that the member reads. */
export const extendDataRequest: Act<'extendDataRequest'> = async (doing, { dataRequestId, explanation }) => {
  const { trx, now } = doing;
  const request = await openRequest(doing, dataRequestId);
  requireExplanation(explanation);
  if (request.extended_at !== null) throw new Refused('extendedAlready');
  if (now > request.due_at) throw new Refused('extendedTooLate');
  const due = answerDueAt(request.received_at, true);
  await trx
    .updateTable('data_requests')
    .set({ due_at: due, extended_at: now, warned: null })
    .where('id', '=', request.id)
    .execute();
  const values = { what: () => dataRequests[request.kind], due, dueBefore: request.due_at, ...own(explanation) };
  return {
    effects: [effect('dataRequestExtended', { date: due, before: request.due_at })],
    mail: { ...mailTo(doing), kind: 'dataRequestExtended', values },
    facts: { request: request.id },
  };
};

/** Declines a request with the reasons, and with the way to complain (GDPR article 12(4)). */
export const declineDataRequest: Act<'declineDataRequest'> = async (doing, { dataRequestId, explanation }) => {
  const request = await openRequest(doing, dataRequestId);
  requireExplanation(explanation);
  await settle(doing, request.id, { state: 'declined' });
  return {
    effects: [effect('dataRequestDeclined')],
    mail: {
      ...mailTo(doing),
      kind: 'dataRequestDeclined',
      values: { what: () => dataRequests[request.kind], ...own(explanation) },
    },
    facts: { request: request.id },
  };
};

/** Answers a request for a copy of the data by a link to it, which works for a week. What it leads to is stored nowhere. */
export const sendPersonalData: Act<'sendPersonalData'> = async (doing, { dataRequestId }) => {
  const { services, now, brand } = doing;
  const request = await openRequest(doing, dataRequestId);
  if (request.kind !== 'access') throw new Refused('dataRequestKind');
  const token = services.randomBytes(32).toString('base64url');
  const until = new Date(now.getTime() + LINK_DAYS * DAY_MS);
  await settle(doing, request.id, {
    state: 'answered',
    link_hash: hashOfToken(token),
    link_expires_at: until,
  });
  const link = `${DATA_LINK_PATH}?${new URLSearchParams({ brand, token }).toString()}`;
  return {
    effects: [effect('personalDataSent', { date: until }), effect('dataRequestAnswered')],
    mail: { ...mailTo(doing), kind: 'personalDataReady', values: { until, link }, linkOn: 'api' },
    facts: { request: request.id },
  };
};

/** Builds a mail to the member. Answers go to the support mailbox of their brand. */
function mailTo({ services, member, brand, key }: Doing) {
  const sender = services.tenants.find(brand);
  const replyTo = sender === null ? {} : { replyTo: contactAddress(sender, 'support') };
  return { to: member.email, tenant: brand, linkOn: 'tour', ...replyTo, idempotencyKey: `staff:${key}` } as const;
}

const own = (explanation: string) => ({ text: { lines: writtenText(explanation) }, link: SUPPORT });

async function openRequest({ trx, member }: Doing, id: string) {
  const request = await findOpenRequest(trx, member.id, id);
  if (request === null) throw new Refused('dataRequestGone');
  return request;
}

function requireExplanation(text: string): void {
  const length = textLength(writtenText(text));
  if (length < 10 || length > 2_000) throw new Refused('explanation');
}

async function settle(
  { trx, now }: Doing,
  id: string,
  values: {
    readonly state: 'answered' | 'declined';
    readonly link_hash?: string;
    readonly link_expires_at?: Date;
  },
): Promise<void> {
  await trx
    .updateTable('data_requests')
    .set({ ...values, settled_at: now })
    .where('id', '=', id)
    .execute();
}
