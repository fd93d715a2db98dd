import { beforeAll, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { type Desk, openDesk } from '../../staff/testing/public.ts';

const MAIL_OFF = { __typename: 'RequestRefused', messageKey: 'requestDesk.refused.mailOff' };
const SENDER = 'ida@example.com';

let support: Desk;
let moderator: Desk;
const gateway = gatewayForTests({ tenants: [vixen], config: { isMailOff: true } });
beforeAll(async () => {
  [support, moderator] = await Promise.all([openDesk(gateway, 'support'), openDesk(gateway, 'moderator')]);
  await receive('message', 'support');
  await receive('removal', 'removal');
}, 120_000);

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
      due_at: new Date(receivedAt.getTime() + 48 * 3_600_000),
      closed_at: null,
    })
    .execute();
}

async function change(desk: Desk, field: string, requestKey: string = crypto.randomUUID()) {
  const { data, errors } = await desk.call<{ it: object }>(
    `mutation ($requestKey: String!) { it: ${field.replace(/\)$/, ', requestKey: $requestKey)')} {
      __typename ... on RequestRefused { messageKey }
      ... on RequestChanged { request { state assignedTo events { kind } } } } }`,
    { requestKey },
  );
  expect(errors).toBeUndefined();
  return data.it;
}

it('a request is neither answered nor closed while mail is off, and assigned and noted all the same', async () => {
  const close = (id: string) => `closeRequest(id: "${id}", text: "It works again.", outcome: declined)`;
  const reply = 'replyToRequest(id: "message", text: "Try it again.", waits: true)';
  expect(await change(support, reply, 'without-mail')).toEqual(MAIL_OFF);
  expect(await change(support, close('message'))).toEqual(MAIL_OFF);
  expect(await change(moderator, close('removal'))).toEqual(MAIL_OFF);
  expect(await change(support, 'assignRequest(id: "message", toMe: true)')).toMatchObject({
    request: { state: 'open', assignedTo: support.email },
  });
  expect(await change(support, 'noteOnRequest(id: "message", text: "Called back.")')).toMatchObject({
    request: { state: 'open', events: [{ kind: 'assigned' }, { kind: 'noted' }] },
  });
  expect(await mailsOf(gateway.services.db, SENDER)).toEqual([]);

  Object.assign(gateway.services.config, { isMailOff: false });
  // The key was not used up by what was refused.
  expect(await change(support, reply, 'without-mail')).toMatchObject({ request: { state: 'waiting' } });
  expect((await mailsOf(gateway.services.db, SENDER)).map(({ kind }) => kind)).toEqual(['requestReply']);
});
