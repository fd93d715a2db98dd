import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { type BillerTest, startBillerTest } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { type Desk, openDesk } from '../../../staff/staff/testing/public.ts';
import { join } from '../testing/join.ts';
import { checkBooks } from '../testing/money.ts';
import { mailsTo } from '../testing/scene.ts';
import { reportEvent } from '../testing/report-event.ts';

let test: BillerTest;
const database = databaseForTests();
beforeAll(async () => {
  const config = { database: { url: database.url } } as const;
  test = await startBillerTest({ tenants: [vixen], config });
});
afterAll(async () => {
  await test.close();
});

it('a renewal that two members of staff accept at once is booked and mailed once', async () => {
  test.clock.set('2026-03-02T12:00:00Z');
  const email = 'pressed-twice@example.com';
  const who = await join(test, email);
  const finance = await openDesk(test.gateway, 'finance');
  const admin = await openDesk(test.gateway, 'admin');
  test.clock.set('2026-04-02T12:00:00Z');
  const charge = { amount: 1_999, currency: 'USD', period: 1, transactionId: 'txn_pressed_twice' };
  await reportEvent(test, who.orderId, 'charged', charge);
  const { db } = test.gateway.services;
  const { id } = await db
    .selectFrom('postbacks')
    .select('id')
    .where('status', '=', 'flagged')
    .executeTakeFirstOrThrow();
  const press = `mutation ($id: ID!) { acceptRenewal(id: $id, reason: "The offer was lost.") { __typename } }`;
  const pressAt = async (desk: Desk): Promise<string> =>
    (await desk.call<{ acceptRenewal: { __typename: string } }>(press, { id })).data.acceptRenewal.__typename;
  const answers = await Promise.all(Array.from({ length: 10 }, (_, turn) => pressAt(turn % 2 === 0 ? finance : admin)));
  expect(answers.filter((name) => name === 'RenewalAccepted')).toHaveLength(1);
  expect(answers.filter((name) => name === 'RenewalAcceptanceRefused')).toHaveLength(9);
  const charges = db.selectFrom('billing_transactions').select('id').where('period', '=', 1);
  expect(await charges.execute()).toHaveLength(1);
  expect((await mailsTo(test, email)).filter((kind) => kind === 'renewalAccepted')).toHaveLength(1);
  const audit = db.selectFrom('staff_audit').select('sequence').where('action', '=', 'postback.accept-renewal');
  expect(await audit.execute()).toHaveLength(1);
  await checkBooks(db);
});
