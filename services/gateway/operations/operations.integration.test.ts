import { describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { addPerson } from '../modules/people/identity/testing/public.ts';
import { queueMail } from '../modules/platform/mail/public.ts';
import { jobsOf } from '../jobs/job.ts';
import { nextMoment } from '../jobs/moments.ts';
import { modules } from '../modules/registry.ts';
import { post } from '../modules/money/wallet/public.ts';
import { readMoment } from './jobs-operation.ts';
import { type OperationAnswer, operationsOf } from './operation.ts';

const gateway = gatewayForTests();

const run = (name: string, args: readonly string[]): Promise<OperationAnswer> | undefined =>
  operationsOf(modules).get(name)?.run(gateway.services, args);

describe('npm run jobs', () => {
  it('runs a job now, and counts what it did', async () => {
    expect(await run('jobs', ['purge-tokens'])).toEqual({
      ok: true,
      text: expect.stringMatching(/^purge-tokens at 2026-03-02T12:00:00\.000Z: .*sessions 0/),
    });
  });

  it('without a name lists every job with its next run', async () => {
    const { ok, text = '' } = (await run('jobs', [])) ?? {};
    expect(ok).toBe(true);
    for (const { name, cron } of jobsOf(modules)) {
      const next = nextMoment(cron, gateway.services.clock.now()).toISOString();
      expect(text).toMatch(new RegExp(`^${name} +next ${next}`, 'm'));
    }
    expect(text).toMatch(/npm run jobs -- NAME/);
  });

  it.each([
    [['--at', '2026-03-01'], /^Usage: .*Jobs: .*purge-tokens/],
    [['nothing'], /^There is no job "nothing"\. Jobs: .*purge-tokens/],
    [['purge-tokens', '--at', 'yesterday'], /^--at: expected a date such as .*, got "yesterday"/],
    [['purge-tokens', '--at', '2026-02-30'], /^--at: expected a date/],
    [['purge-tokens', '--for', 'ever'], /^Usage: /],
    [['purge-tokens', 'gems-grant'], /^Usage: /],
  ])('with %j says what was expected', async (args, text) => {
    expect(await run('jobs', args)).toEqual({ ok: false, text: expect.stringMatching(text) });
  });
});

describe('a moment as an argument', () => {
  it.each([
    ['2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['2026-03-01T12:30', '2026-03-01T12:30:00.000Z'],
    ['2026-03-01T12:30:15+02:00', '2026-03-01T10:30:15.000Z'],
    ['2024-02-29T23:59:59.999Z', '2024-02-29T23:59:59.999Z'],
  ])('%s is %s', (text, moment) => {
    expect(readMoment(text)?.toISOString()).toBe(moment);
  });

  it.each(['', '2026-3-1', '2026-02-29', '2026-03-01T25:00', '2026-03-01 12:00', 'Monday', '1e3'])(
    '%j is none',
    (text) => {
      expect(readMoment(text)).toBeNull();
    },
  );
});

describe('npm run member', () => {
  it('shows what every module knows of a member, and steers no terminal', async () => {
    const { db, clock } = gateway.services;
    const userId = await addPerson(db, 'ada@example.com', 'Right1password');
    await db.updateTable('users').set({ display_name: 'ada\u001b[31m' }).where('id', '=', userId).execute();
    const posting = { userId, unit: 'gems', type: 'GRANT', reason: 'FRIDAY', at: clock.now() } as const;
    await post(db, { ...posting, amount: 40, counterpart: 'issued', idempotencyKey: 'one' });
    const later = new Date(clock.now().getTime() + 1_000);
    await post(db, { ...posting, amount: -15, counterpart: 'spent', idempotencyKey: 'two', at: later });
    await queueMail(
      db,
      { kind: 'welcome', to: 'ada@example.com', tenant: 'vixen', values: { link: '/' } },
      clock.now(),
    );

    const { ok, text = '' } = (await run('member', ['ADA@example.com'])) ?? {};
    expect(ok).toBe(true);
    for (const title of ['Account', 'Sessions', 'Subscriptions', 'Ledger', 'Mails']) expect(text).toContain(title);
    expect(text).toMatch(/gems {2}40 +40 +GRANT/);
    expect(text).toMatch(/gems {2}-15 +25 +GRANT/);
    expect(text).toMatch(/Sessions\n {2}none/);
    expect(text).toContain('ada?[31m');
    expect(text).toMatch(/welcome +vixen +queued/);
  });

  it.each([
    [[], /^Usage: /],
    [['nobody@example.com'], /^There is no member with the address nobody@example\.com\.$/],
    [['nobody'], /^"nobody" is no email address\.$/],
  ])('with %j says what is wrong', async (args, text) => {
    expect(await run('member', args)).toEqual({ ok: false, text: expect.stringMatching(text) });
  });
});
