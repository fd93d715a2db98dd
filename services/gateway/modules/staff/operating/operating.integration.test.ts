import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { startScheduler } from '../../../jobs/scheduler.ts';
import { join } from '../../money/billing/testing/public.ts';
import { type Desk, openDesk } from '../staff/testing/public.ts';

let admin: Desk;
let support: Desk;
const test = billerForTests({ tenants: [vixen] });
beforeAll(async () => {
  admin = await openDesk(test.gateway, 'admin');
  support = await openDesk(test.gateway, 'support');
});
beforeEach(() => test.clock.set('2026-03-02T12:00:00Z'));

const db = () => test.gateway.services.db;
const auditOf = (action: string) =>
  db().selectFrom('staff_audit').select(['actor', 'entity_id', 'after']).where('action', '=', action).execute();

describe('jobs', () => {
  const RUN = `mutation ($name: String!, $reason: String!) { runJob(name: $name, reason: $reason) { __typename
    ... on JobRan { counts { what count } } ... on RunJobRefused { message } } }`;
  const run = async (name: string, reason = 'The night’s run failed.') =>
    (await admin.call<{ runJob: object }>(RUN, { name, reason })).data.runJob;

  it('are listed by name, and run by hand with a reason', async () => {
    const { data } = await admin.call<{ jobs: readonly { name: string }[] }>(
      '{ jobs { name cron everySeconds failed } }',
    );
    expect(data.jobs.find(({ name }) => name === 'purge-tokens')).toMatchObject({ cron: '17 4 * * *', failed: 0 });
    expect(await run('purge-tokens')).toMatchObject({ __typename: 'JobRan' });
    expect(await auditOf('job.run')).toEqual([
      { actor: admin.email, entity_id: 'purge-tokens', after: { reason: 'The night’s run failed.' } },
    ]);
    for (const [name, reason] of [
      ['no-such-job', 'A reason.'],
      ['deliver-mails', 'A reason.'],
      ['purge-tokens', ''],
    ] as const) {
      expect(await run(name, reason), name).toMatchObject({ __typename: 'RunJobRefused' });
    }
    expect(await auditOf('job.run')).toHaveLength(1);
  });

  it('show the runs of the queue, those that failed too', async () => {
    expect((await admin.call('{ jobRuns { runs { id } next } }')).data).toEqual({ jobRuns: { runs: [], next: null } });
    const jobs = [
      { name: 'purge-tokens', cron: '* * * * *', run: async () => ({}) },
      { name: 'fail-always', cron: '* * * * *', run: () => Promise.reject(new Error('broken')) },
    ];
    const scheduler = startScheduler(test.gateway.services, jobs, { calendarSeconds: 1, queueSeconds: 1 });
    const read = async () =>
      (
        await admin.call<{ jobRuns: { runs: readonly { name: string; state: string }[] } }>(
          '{ jobRuns { runs { name state } next } }',
        )
      ).data.jobRuns.runs;
    const ended = expect.arrayContaining([
      { name: 'purge-tokens', state: 'completed' },
      { name: 'fail-always', state: 'retry' },
    ]) as object;
    await vi.waitFor(async () => expect(await read()).toEqual(ended), { timeout: 60_000, interval: 200 });
    await scheduler.stop();
    await sql`update jobs.job set state = 'failed', completed_on = now() where name = 'fail-always'`.execute(db());
    const { data } = await admin.call<{ jobRuns: { runs: readonly object[] } }>(
      '{ jobRuns(name: "fail-always", state: failed, first: 1) { runs { name state endedAt } next } jobs { name failed lastState } }',
    );
    expect(data.jobRuns.runs).toMatchObject([{ name: 'fail-always', state: 'failed' }]);
    const { attention } = (await admin.call<{ attention: { failedJobs: number } }>('{ attention { failedJobs } }'))
      .data;
    expect(attention.failedJobs).toBeGreaterThan(0);
  });
});

describe('the outbox', () => {
  const LIST = `query ($filter: MailFilter, $after: ID, $first: Int) { queuedMails(filter: $filter, after: $after, first: $first) {
    mails { id kind recipient state attempts } next } }`;
  const SEND = `mutation ($id: ID!, $reason: String!) { sendMailNow(id: $id, reason: $reason) { __typename } }`;
  interface Page {
    readonly queuedMails: {
      readonly mails: readonly { readonly id: string; readonly kind: string }[];
      readonly next: string | null;
    };
  }

  it('is read page by page, which the audit has, and a postponed mail is made due', async () => {
    await join(test, 'outbox@example.com');
    const filter = { recipient: 'outbox@example.com', state: 'queued' };
    const all = (await support.call<Page>(LIST, { filter })).data.queuedMails.mails;
    expect(all.length).toBeGreaterThan(1);
    const first = (await support.call<Page>(LIST, { filter, first: 1 })).data.queuedMails;
    const second = (await support.call<Page>(LIST, { filter, first: 1, after: first.next })).data.queuedMails;
    expect([first.mails[0]?.id, second.mails[0]?.id]).toEqual([all[0]?.id, all[1]?.id]);
    expect((await auditOf('mails.read')).length).toBe(3);
    const id = all[0]?.id ?? '';
    const send = async (reason: string) =>
      (await support.call<{ sendMailNow: { __typename: string } }>(SEND, { id, reason })).data.sendMailNow.__typename;
    // It may be on its way at this moment.
    expect(await send('They wait for it.')).toBe('SendMailRefused');
    const later = new Date('2026-03-02T18:00:00Z');
    await db().updateTable('mails').set({ next_attempt_at: later, attempts: 9 }).where('id', '=', id).execute();
    expect(await send('no')).toBe('SendMailRefused');
    expect(await send('They wait for it.')).toBe('MailIsDue');
    const row = db().selectFrom('mails').select(['next_attempt_at', 'attempts']).where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ next_attempt_at: test.clock.now(), attempts: 9 });
    expect(await auditOf('mail.send')).toMatchObject([{ actor: support.email, entity_id: id }]);
    await db().updateTable('mails').set({ state: 'failed', next_attempt_at: later }).where('id', '=', id).execute();
    expect(await send('They wait for it.')).toBe('SendMailRefused');
  });
});

it('figures have every day, with what happened on it', async () => {
  await join(test, 'figures@example.com');
  const { data } = await admin.call<{ dayFigures: readonly { day: string; signUps: number }[] }>(
    '{ dayFigures(days: 7) { day signUps charges declines mailsSent } }',
  );
  expect(data.dayFigures.map(({ day }) => day)).toEqual(
    ['24', '25', '26', '27', '28'].map((day) => `2026-02-${day}`).concat('2026-03-01', '2026-03-02'),
  );
  const charged = await db().selectFrom('billing_transactions').select('id').where('kind', '=', 'charge').execute();
  expect(data.dayFigures.at(-1)).toMatchObject({ signUps: charged.length, charges: charged.length, declines: 0 });
  expect(data.dayFigures[0]).toMatchObject({ signUps: 0, charges: 0 });
});

it('reports are settled once, and releases are listed with what they send', async () => {
  const { id } = await db()
    .insertInto('problem_reports')
    .values({
      tenant_id: 'vixen',
      correlation_id: 'c-1',
      path: '/videos/x',
      error: null,
      text: 'It stops.',
      received_at: test.clock.now(),
      settled_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const list = '{ problemReports { reports { id text brand path } next } }';
  expect((await admin.call(list)).data).toMatchObject({ problemReports: { reports: [{ id, text: 'It stops.' }] } });
  const settle = 'mutation ($id: ID!) { settleProblemReport(id: $id) }';
  expect((await admin.call(settle, { id })).data).toEqual({ settleProblemReport: true });
  expect((await admin.call(settle, { id })).data).toEqual({ settleProblemReport: false });
  expect(await auditOf('report.settle')).toHaveLength(1);
  expect((await admin.call(list)).data).toMatchObject({ problemReports: { reports: [] } });

  const hash = 'a'.repeat(64);
  await sql`insert into operation_documents values (${hash}, 'query HomePage { __typename }', now())`.execute(db());
  await sql`insert into brand_releases (tenant_id, release, registered_at) values ('vixen', 'r1', now())`.execute(db());
  await sql`insert into release_documents (tenant_id, release, hash) values ('vixen', 'r1', ${hash})`.execute(db());
  const { data } = await admin.call<{ releases: readonly object[]; releaseOperations: readonly object[] }>(
    '{ releases { brand release isActive operations ownOperations } releaseOperations(brand: "vixen", release: "r1") { name kind lastUsedAt } }',
  );
  expect(data.releases).toContainEqual({
    brand: 'vixen',
    release: 'r1',
    isActive: false,
    operations: 1,
    ownOperations: 1,
  });
  expect(data.releaseOperations).toEqual([{ name: 'HomePage', kind: 'query', lastUsedAt: null }]);
});

it.each(['editor', 'moderator', 'support', 'finance'] as const)(
  '%s neither sees nor does what operators do',
  async (role) => {
    const desk = role === 'support' ? support : await openDesk(test.gateway, role);
    const mails = ['{ queuedMails { next } }', 'mutation { sendMailNow(id: "x", reason: "why") { __typename } }'];
    for (const query of [
      '{ jobs { name } }',
      '{ jobRuns { next } }',
      '{ releases { brand } }',
      '{ releaseOperations(brand: "vixen", release: "r1") { name } }',
      '{ dayFigures { day } }',
      '{ attention { mailsWaiting } }',
      '{ problemReports { next } }',
      'mutation { runJob(name: "purge-tokens", reason: "why") { __typename } }',
      'mutation { settleProblemReport(id: "x") }',
      ...(role === 'support' ? [] : mails),
    ]) {
      expect((await desk.call(query)).errors?.[0]?.extensions?.['code'], query).toBe('FORBIDDEN');
    }
  },
);
