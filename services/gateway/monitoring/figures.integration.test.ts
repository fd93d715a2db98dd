import { expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { statementName } from '../db/traced-statements.ts';

const scene = billerForTests({ tenants: [vixen] });

const DECLINED = '4000000000000002';

async function figures(name: string): Promise<readonly string[]> {
  const lines = (await scene.gateway.services.metrics.metrics()).split('\n');
  return lines.filter((line) => line.startsWith(`${name}{`));
}

async function payPage(email: string, card?: string): Promise<void> {
  const { data } = await scene.gateway.graphql<{ startSignup: { location: string } }>(
    'mutation ($input: StartSignupInput!) { startSignup(input: $input) { location } }',
    { input: { optionId: 303, biller: 'vendo', email, password: 'Heron742' } },
    { tenant: 'vixen', area: 'members' },
  );
  await scene.pay(data.startSignup.location, card);
  await scene.deliver();
}

it('payments, declines and sign-ups are counted once, by biller and brand, without a person', async () => {
  await payPage('grace@example.com');
  await payPage('eve@example.com', DECLINED);
  const paid = { biller: 'vendo', kind: 'charged', outcome: 'processed' };
  expect(await figures('billing_events_total')).toContain(`billing_events_total{${labels(paid)}} 1`);
  expect(await figures('payment_declines_total')).toEqual([
    'payment_declines_total{biller="vendo",payment="first-payment",reason="do-not-honour"} 1',
  ]);
  expect(await figures('sign_ups_total')).toEqual(['sign_ups_total{brand="vixen",outcome="paid"} 1']);
  expect(await scene.gateway.services.metrics.metrics()).not.toMatch(/grace|eve@|example\.com/);
});

it('mails that wait are counted, with the age of the oldest', async () => {
  const { services } = scene.gateway;
  const text = await services.metrics.metrics();
  const { count } = await services.db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow();
  expect(Number.parseInt(String(count), 10)).toBeGreaterThan(0);
  expect(text).toContain(`\nqueue_size{queue="mails"} ${count}\n`);
  expect(text).toMatch(/\nqueue_oldest_seconds{queue="mails"} \d/);
});

it('no mail is late while mail is off, as the operator wants all of them to wait', async () => {
  const { services } = scene.gateway;
  await services.db
    .updateTable('mails')
    .set({ queued_at: new Date(services.clock.now().getTime() - 3_600_000) })
    .where('state', '=', 'queued')
    .execute();
  const age = async () => /\nqueue_oldest_seconds{queue="mails"} (\S+)/.exec(await services.metrics.metrics())?.[1];
  expect(await age()).toBe('3600');
  Object.assign(services.config, { isMailOff: true });
  try {
    expect(await age()).toBe('0');
    expect(await services.metrics.metrics()).not.toContain('\nqueue_size{queue="mails"} 0\n');
  } finally {
    Object.assign(services.config, { isMailOff: false });
  }
});

it.each([
  ['select "id" from "videos" where "slug" = $1', 'select videos'],
  ["update mails set last_error = 'ada@example.com' where id = $1", 'update mails'],
  ['insert into "users" ("email") values ($1)', 'insert users'],
  ['begin', 'begin'],
  ['', 'statement'],
])('the statement %j is named without its values: %s', (text, name) => expect(statementName(text)).toBe(name));

const labels = (pairs: Readonly<Record<string, string>>): string =>
  Object.entries(pairs)
    .map(([name, value]) => `${name}="${value}"`)
    .join();
