import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { HOLDOUT } from '@network/tenant/experiments.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../config/clock.ts';
import { type Desk, openDesk } from '../../staff/staff/testing/public.ts';
import { watchExperiments } from './experiments/watch-experiments.ts';

const START = '2026-03-02T12:00:00Z';
const clock = fixedClock(START);
let finance: Desk;

const gateway = gatewayForTests({ tenants: [vixen, tushy], clock });
beforeAll(async () => {
  finance = await openDesk(gateway, 'finance');
});

const RESULT = '{ __typename ... on SwitchRefused { message } ... on Switched { id } }';
const call = async <Value>(query: string, variables: Record<string, unknown> = {}): Promise<Value> => {
  const { data, errors } = await finance.call<Value>(query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};
const change = async (query: string, variables: Record<string, unknown>) =>
  (await call<{ it: { __typename: string; message?: string; id?: string } }>(query, variables)).it;
const switchFlag = (brand: string, flag: string, isOn: boolean | null, reason = 'It is broken') =>
  change(
    `mutation ($brand: String!, $flag: String!, $isOn: Boolean, $reason: String!) {
      it: switchFlag(brand: $brand, flag: $flag, isOn: $isOn, reason: $reason) ${RESULT} }`,
    { brand, flag, isOn, reason },
  );
const start = (more: object = {}) =>
  change(
    `mutation ($experiment: String!, $brands: [String!]!, $share: Int!, $days: Int!, $reason: String!) {
      it: startExperiment(experiment: $experiment, brands: $brands, share: $share, days: $days, reason: $reason) ${RESULT} }`,
    { experiment: 'pricing', brands: ['vixen'], share: 50, days: 14, reason: 'A first look', ...more },
  );
const share = (id: string, to: number) =>
  change(
    `mutation ($id: ID!, $share: Int!) { it: changeExperimentShare(id: $id, share: $share, reason: "It goes well") ${RESULT} }`,
    { id, share: to },
  );
const stop = (id: string) =>
  change(`mutation ($id: ID!) { it: stopExperiment(id: $id, reason: "We have seen enough") ${RESULT} }`, { id });
const waiting = async (query: string, tenant = 'vixen') => {
  const answer = await gateway.inject({
    method: 'GET',
    url: `/brand/publications${query}`,
    headers: gateway.headersFor({ tenant, area: 'tour' }),
  });
  return answer.json<{ latest: number; settings: { version: string; flags: object; experiments: object } }>();
};

describe('flags', () => {
  it('are switched for one brand, at the gateway and for its brand servers, and left to the release again', async () => {
    const wasOn = vixen.features.channels;
    const { latest, settings } = await waiting('');
    const told = waiting(`?after=${latest}&settings=${settings.version}`);
    expect(await switchFlag('vixen', 'channels', !wasOn)).toMatchObject({ __typename: 'Switched' });
    expect((await told).settings.flags).toEqual({ channels: !wasOn });
    expect((await waiting('', 'tushy')).settings.flags).toEqual({});
    const featuresOf = (id: string) => gateway.services.tenants.find(id)?.features;
    expect([featuresOf('vixen')?.channels, featuresOf('tushy')]).toEqual([!wasOn, tushy.features]);
    expect(await switchFlag('vixen', 'channels', !wasOn)).toMatchObject({ __typename: 'SwitchRefused' });
    const shown = await call<{ brandFlags: { brand: string; flags: object[] }[] }>(
      '{ brandFlags { brand flags { name isOn isConfigured isRuntime } } }',
    );
    expect(shown.brandFlags.find(({ brand }) => brand === 'vixen')?.flags).toEqual(
      expect.arrayContaining([
        { name: 'channels', isOn: !wasOn, isConfigured: false, isRuntime: true },
        { name: 'reels', isOn: vixen.features.reels, isConfigured: true, isRuntime: false },
      ]),
    );
    expect(await switchFlag('vixen', 'channels', null)).toMatchObject({ __typename: 'Switched' });
    expect(gateway.services.tenants.find('vixen')).toBe(gateway.services.tenants.find('vixen'));
    expect(featuresOf('vixen')).toEqual(vixen.features);
    const history = await call<{ flagChanges: object }>('{ flagChanges { changes { flag isOn reason staff } next } }');
    expect(history.flagChanges).toEqual({
      changes: [
        { flag: 'channels', isOn: null, reason: 'It is broken', staff: finance.email },
        { flag: 'channels', isOn: !wasOn, reason: 'It is broken', staff: finance.email },
      ],
      next: null,
    });
  });

  it.each<[string, Parameters<typeof switchFlag>, RegExp]>([
    ['a flag whose code is in the build', ['vixen', 'reels', false], /build/],
    ['an unknown flag', ['vixen', 'rails', false], /no flag/],
    ['an unknown brand', ['nobody', 'channels', false], /no active brand/],
    ['no reason', ['vixen', 'channels', false, ''], /reason/],
  ])('refuses %s', async (_name, args, message) => {
    expect(await switchFlag(...args)).toMatchObject({
      __typename: 'SwitchRefused',
      message: expect.stringMatching(message) as string,
    });
  });
});

/** Visits that were shown a variant; some of them bought, were declined or saw an error page. */
async function addVisits(
  variant: string,
  visits: number,
  { bought = 0, declined = 0, failed = 0 } = {},
  brand = 'vixen',
) {
  const at = new Date(clock.now().getTime() - 60_000);
  const rows = Array.from({ length: visits }, (_, index) => {
    const visit = randomUUID();
    const event = (name: string, fields: object, after: number) => ({
      id: randomUUID(),
      tenant_id: brand,
      area: 'tour' as const,
      visit_id: visit,
      name: name as 'pageView',
      fields: JSON.stringify(fields),
      happened_at: new Date(at.getTime() + after),
      received_at: at,
    });
    return [
      event('experimentExposure', { experiment: 'pricing', variant }, 0),
      ...(index < bought ? [event('purchaseSuccess', { page: 'p' }, 5)] : []),
      ...(index < declined
        ? [event('purchaseDenied', { page: 'p' }, 5), event('purchaseDenied', { page: 'p' }, 9)]
        : []),
      ...(index < failed ? [event('pageFailed', { page: 'p' }, 5)] : []),
    ];
  });
  await gateway.services.db.insertInto('analytics_events').values(rows.flat()).execute();
}
/** Orders that were opened in a variant and paid; of the first ones a part was refunded. */
async function addOrders(variant: string, orders: number, refunded: number, brand = 'vixen') {
  const at = new Date(clock.now().getTime() - 60_000);
  const { db } = gateway.services;
  const plan = await db.selectFrom('plans').select('id').limit(1).executeTakeFirstOrThrow();
  await sql`
    with opened as (
      insert into billing_orders (id, kind, channel, status, member_id, tenant_id, plan_id, biller, amount, currency,
        rebill_amount, tracking, variants, created_at)
      select gen_random_uuid()::text, 'purchase', 'hosted', 'paid', 'somebody', ${brand}, ${plan.id}, 'rocketgate', 2995, 'USD', 2995,
        '{}', ${JSON.stringify({ pricing: variant })}::jsonb, ${at}
      from generate_series(1, ${orders}::int)
      returning id
    ), charged as (
      insert into billing_transactions (id, biller, transaction_id, kind, agreement_id, subscription_id, plan_id, period, amount,
        currency, occurred_at)
      select gen_random_uuid()::text, 'rocketgate', gen_random_uuid()::text, 'charge', id, 'none', ${plan.id}, 0, 2995, 'USD', ${at}
      from opened returning id, agreement_id
    )
    insert into billing_transactions (id, biller, transaction_id, kind, agreement_id, subscription_id, plan_id, period, amount,
      currency, occurred_at, part_of_id)
    select gen_random_uuid()::text, 'rocketgate', gen_random_uuid()::text, 'refund', agreement_id, 'none', ${plan.id}, 0, 500, 'USD',
      ${at}, id
    from charged limit ${refunded}::int`.execute(db);
}
const resultsOf = async (id: string) =>
  (
    await call<{ experimentRun: { isPreliminary: boolean; run: object; variants: Record<string, unknown>[] } }>(
      `query ($id: ID!) { experimentRun(id: $id) { isPreliminary run { end changes { change staff reason } } variants {
        variant visits goals declines errors purchases refunds refundRate { low high } broken difference { value } } } }`,
      { id },
    )
  ).experimentRun;

describe('experiments', () => {
  it('run with a share of traffic on the brands that staff chose, one at a time', async () => {
    const { id = '' } = await start();
    const settings = async (brand: string) => (await waiting('', brand)).settings.experiments;
    expect(await settings('vixen')).toEqual({ pricing: { isRunning: true, share: 50 } });
    expect(await settings('tushy')).toEqual({});
    expect(await start({ brands: ['tushy'] })).toMatchObject({
      message: expect.stringMatching(/runs already/) as string,
    });
    expect(await start({ experiment: 'paypal', brands: ['tushy', 'vixen'] })).toMatchObject({
      message: expect.stringMatching(/Another experiment/) as string,
    });
    expect(await share(id, 80)).toMatchObject({ __typename: 'Switched' });
    expect(await share(id, 80)).toMatchObject({ __typename: 'SwitchRefused' });
    expect(await settings('vixen')).toEqual({ pricing: { isRunning: true, share: 80 } });
    expect(await stop(id)).toMatchObject({ __typename: 'Switched' });
    expect(await stop(id)).toMatchObject({ __typename: 'SwitchRefused' });
    expect(await share(id, 20)).toMatchObject({ __typename: 'SwitchRefused' });
    expect(await settings('vixen')).toEqual({ pricing: { isRunning: false, share: 80 } });
    const { run } = await resultsOf(id);
    expect(run).toMatchObject({
      end: 'staff',
      changes: [
        { change: 'started', staff: finance.email, reason: 'A first look' },
        { change: 'share', staff: finance.email },
        { change: 'stopped', staff: finance.email, reason: 'We have seen enough' },
      ],
    });
  });

  it.each([
    [{ experiment: 'nothing' }, /no experiment/],
    [{ share: 0 }, /1 to 100/],
    [{ days: 10 }, /7 to 60/],
    [{ brands: [] }, /brand/],
    [{ brands: ['nobody'] }, /brand/],
    [{ reason: 'x' }, /reason/],
  ])('does not start with %o', async (wrong, message) =>
    expect(await start(wrong)).toMatchObject({ message: expect.stringMatching(message) as string }),
  );

  it('count each visit once, and end with their time', async () => {
    const { id = '' } = await start();
    clock.set('2026-03-03T12:00:00Z');
    await addVisits(HOLDOUT, 40, { bought: 4 });
    await addVisits('total', 50, { bought: 10, declined: 5, failed: 2 });
    await addVisits('total', 50, { bought: 50 }, 'tushy');
    expect(await watchExperiments.run(gateway.services, clock.now())).toEqual({ ended: 0, stopped: 0 });
    const results = await resultsOf(id);
    expect(results.isPreliminary).toBe(true);
    expect(results.variants).toMatchObject([
      { variant: HOLDOUT, visits: 40, goals: 4, difference: null },
      {
        variant: 'total',
        visits: 50,
        goals: 10,
        declines: 5,
        errors: 2,
        difference: { value: expect.closeTo(0.1) as number },
      },
      { variant: 'longest', visits: 0 },
    ]);
    clock.set('2026-03-16T12:00:00Z');
    expect(await watchExperiments.run(gateway.services, clock.now())).toEqual({ ended: 1, stopped: 0 });
    expect(await watchExperiments.run(gateway.services, clock.now())).toEqual({ ended: 0, stopped: 0 });
    await gateway.services.db.deleteFrom('analytics_events').execute();
    const final = await resultsOf(id);
    expect(final).toMatchObject({ isPreliminary: false, run: { end: 'time' } });
    expect(final.variants).toEqual(results.variants);
  });

  it('stop by themselves where a variant declines more payments, and ask for attention', async () => {
    clock.set('2026-04-01T12:00:00Z');
    const { id = '' } = await start();
    clock.set('2026-04-01T13:00:00Z');
    await addVisits(HOLDOUT, 200, { declined: 10 });
    await addVisits('longest', 200, { declined: 60 });
    expect(await watchExperiments.run(gateway.services, clock.now())).toEqual({ ended: 0, stopped: 1 });
    await gateway.services.switchboard.refresh();
    expect((await waiting('')).settings.experiments).toMatchObject({ pricing: { isRunning: false } });
    const { run } = await resultsOf(id);
    expect(run).toMatchObject({
      end: 'guard',
      changes: [
        { change: 'started' },
        { change: 'stopped', staff: null, reason: expect.stringMatching(/longest: declines/) as string },
      ],
    });
    const admin = await openDesk(gateway, 'admin');
    const { data } = await admin.call('{ attention { stoppedExperiments } }');
    expect(data).toEqual({ attention: { stoppedExperiments: 1 } });
  });

  it('count refunds by the variant in which an order was opened, and stop where a variant has more of them', async () => {
    clock.set('2026-05-01T12:00:00Z');
    const { id = '' } = await start();
    clock.set('2026-05-02T13:00:00Z');
    for (const variant of [HOLDOUT, 'total', 'longest']) await addVisits(variant, 120);
    await addOrders(HOLDOUT, 60, 2);
    await addOrders('total', 60, 3);
    await addOrders('longest', 60, 30);
    await addOrders('longest', 60, 60, 'tushy');
    const { variants } = await resultsOf(id);
    expect(variants).toMatchObject([
      { variant: HOLDOUT, purchases: 60, refunds: 2, broken: [] },
      { variant: 'total', purchases: 60, refunds: 3, broken: [] },
      { variant: 'longest', purchases: 60, refunds: 30, broken: ['refunds'] },
    ]);
    expect(await watchExperiments.run(gateway.services, clock.now())).toEqual({ ended: 0, stopped: 1 });
    const { run } = await resultsOf(id);
    expect(run).toMatchObject({
      end: 'guard',
      changes: [
        { change: 'started' },
        { change: 'stopped', reason: expect.stringMatching(/longest: refunds/) as string },
      ],
    });
  });
});

it('what was switched counts on while the database is away', async () => {
  await switchFlag('tushy', 'expertReview', !tushy.features.expertReview);
  const { switchboard, db } = gateway.services;
  await db.schema.alterTable('flag_changes').renameTo('flags_away').execute();
  await expect(switchboard.refresh()).rejects.toThrow('flag_changes');
  expect(switchboard.settingsOf('tushy').flags).toEqual({ expertReview: !tushy.features.expertReview });
  await db.schema.alterTable('flags_away').renameTo('flag_changes').execute();
});
