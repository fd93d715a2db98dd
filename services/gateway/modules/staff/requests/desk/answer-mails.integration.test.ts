import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../../../config/clock.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import {
  deliverMails,
  mailsOf,
  startTestMailServer,
  type TestMailServer,
} from '../../../platform/mail/testing/public.ts';
import { type Desk, openDesk } from '../../staff/testing/public.ts';

const SENDER = 'ida@example.com';
let server: TestMailServer;
let gateway: TestGateway;
let support: Desk;
let moderator: Desk;
let editor: Desk;
beforeAll(async () => {
  server = await startTestMailServer();
  const clock = fixedClock('2026-03-02T12:00:00Z');
  gateway = await startTestGateway({ tenants: [vixen], clock, config: { smtpUrl: server.url } });
  [support, moderator, editor] = await Promise.all([
    openDesk(gateway, 'support'),
    openDesk(gateway, 'moderator'),
    openDesk(gateway, 'editor'),
  ]);
}, 120_000);
afterAll(async () => {
  await gateway.close();
  await server.close();
});

async function receive(id: string, kind: 'support' | 'removal'): Promise<void> {
  const receivedAt = gateway.services.clock.now();
  await gateway.services.db
    .insertInto('public_requests')
    .values({
      id,
      case_number: id,
      kind,
      tenant_id: 'vixen',
      fields: JSON.stringify({ email: SENDER, statement: 'It should go.' }),
      fingerprint: id,
      received_at: receivedAt,
      due_at: receivedAt,
      closed_at: null,
    })
    .execute();
}

async function change(desk: Desk, field: string, requestKey: string = crypto.randomUUID()) {
  const { data, errors } = await desk.call<{
    it: { readonly request: { readonly events: readonly { readonly id: string; readonly kind: string }[] } };
  }>(
    `mutation ($requestKey: String!) { it: ${field.replace(/\)$/, ', requestKey: $requestKey)')} {
      __typename ... on RequestRefused { messageKey } ... on RequestChanged { request { events { id kind } } } } }`,
    { requestKey },
  );
  expect(errors).toBeUndefined();
  return data.it;
}

async function mailsIn(desk: Desk, id: string) {
  const { data } = await desk.call<{ requestMails: readonly { readonly event: string; readonly state: string }[] }>(
    `{ requestMails(id: "${id}") { event state attempts nextAttemptAt settledAt lastError } }`,
  );
  return data.requestMails;
}
const refused = (key: string) => ({ __typename: 'RequestRefused', messageKey: `requestDesk.refused.${key}` });
const deliver = () => deliverMails.run(gateway.services, gateway.services.clock.now());
const again = (id: string, event: string) => `mailRequestAnswerAgain(id: "${id}", event: "${event}")`;

describe('what became of the mail of an answer', () => {
  it('is told from the first try to the end, and a postponed one is tried at once', async () => {
    await receive('slow', 'support');
    const { request } = await change(support, 'replyToRequest(id: "slow", text: "Try it again.", waits: true)');
    const event = request.events[0]?.id ?? '';
    const waits = { event, state: 'queued', settledAt: null };
    expect(await mailsIn(support, 'slow')).toEqual([
      { ...waits, attempts: 0, nextAttemptAt: '2026-03-02T12:00:00.000Z', lastError: null },
    ]);
    server.refuse('451 4.3.0 try again later');
    await deliver();
    const [postponed] = await mailsIn(support, 'slow');
    expect(postponed).toMatchObject({ ...waits, attempts: 1, lastError: expect.stringContaining('451') });
    expect(await change(support, again('slow', event))).toEqual(refused('mailUnderWay'));
    // Tries are further apart from one to the next.
    await gateway.services.db
      .updateTable('mails')
      .set({ next_attempt_at: new Date('2026-03-02T13:00:00Z') })
      .execute();
    server.refuse(null);
    expect(await change(support, again('slow', event))).toMatchObject({ __typename: 'RequestChanged' });
    await deliver();
    expect(await mailsIn(support, 'slow')).toMatchObject([
      { event, state: 'sent', attempts: 2, settledAt: '2026-03-02T12:00:00.000Z', nextAttemptAt: null },
    ]);
    expect(await change(support, again('slow', event))).toEqual(refused('mailSent'));
  });

  it('that failed is written anew from what was answered, once, as an event of its own', async () => {
    await receive('gone', 'removal');
    const close = 'closeRequest(id: "gone", text: "It is\u200b gone.", outcome: declined)';
    const { request } = await change(moderator, close);
    const event = request.events[0]?.id ?? '';
    server.refuse('550 5.1.1 no such mailbox');
    await deliver();
    server.refuse(null);
    expect(await mailsIn(moderator, 'gone')).toMatchObject([
      { event, state: 'failed', lastError: expect.stringContaining('550') },
    ]);
    const answers = await Promise.all([1, 2].map(() => change(moderator, again('gone', event), 'mail-it-again')));
    for (const answer of answers)
      expect(answer.request.events.map(({ kind }) => kind)).toEqual(['closed', 'mailedAgain']);
    await deliver();
    const last = answers[0]?.request.events[1]?.id;
    expect(await mailsIn(moderator, 'gone')).toMatchObject([
      { event, state: 'failed' },
      { event: last, state: 'sent' },
    ]);
    const kinds = (await mailsOf(gateway.services.db, SENDER)).map(({ kind, state }) => `${kind} ${state}`);
    expect(kinds.filter((kind) => kind.startsWith('removal')).toSorted()).toEqual([
      'removalDeclined failed',
      'removalDeclined sent',
    ]);
    expect(server.taken.at(-1)).toContain('It is gone.');
    expect(await change(moderator, again('gone', event))).toEqual(refused('mailSent'));
    expect(await change(moderator, again('gone', '0'))).toEqual(refused('noMail'));
  });

  it('that failed is mailed again also where there are later answers', async () => {
    await receive('two', 'support');
    const first = (await change(support, 'replyToRequest(id: "two", text: "Try it again.", waits: true)')).request;
    server.refuse('550 5.1.1 no such mailbox');
    await deliver();
    server.refuse(null);
    await change(support, 'replyToRequest(id: "two", text: "Did it work?", waits: true)');
    await deliver();
    const event = first.events[0]?.id ?? '';
    const { request } = await change(support, again('two', event));
    expect(request.events.map(({ kind }) => kind)).toEqual(['replied', 'replied', 'mailedAgain']);
    await deliver();
    expect(server.taken.at(-1)).toContain('Try it again.');
    expect((await mailsIn(support, 'two')).map(({ state }) => state)).toEqual(['failed', 'sent', 'sent']);
    expect(await change(support, again('two', event))).toEqual(refused('mailSent'));
  });

  it('is told to who answers that form alone', async () => {
    const { errors } = await editor.call('{ requestMails(id: "gone") { event } }');
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['FORBIDDEN']);
  });
});
