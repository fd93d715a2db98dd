import { beforeEach, describe, expect, it } from 'vitest';
import { REQUEST_DEADLINES, type RequestKind } from '@network/validation/requests/request-forms.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { runJob } from '../../../jobs/run-job.ts';
import { mailsOf } from '../../platform/mail/testing/public.ts';
import { warnOfRequests } from './warn-of-requests.ts';

const HOUR_MS = 3_600_000;
const RECEIVED = new Date('2026-03-01T10:00:00Z');
const MAILBOX = 'removal@vixen.example';

const gateway = gatewayForTests({ tenants: [vixen], config: { consoleUrl: 'https://console.example' } });
beforeEach(async () => {
  await gateway.services.db.deleteFrom('mails').execute();
  await gateway.services.db.deleteFrom('public_requests').execute();
});

/** A request that was received at `RECEIVED`. */
async function receive(id: string, kind: RequestKind, columns: object = {}): Promise<void> {
  await gateway.services.db
    .insertInto('public_requests')
    .values({
      id,
      case_number: `CASE-${id}`,
      kind,
      tenant_id: 'vixen',
      fields: JSON.stringify({ email: 'ada@example.com' }),
      fingerprint: id,
      received_at: RECEIVED,
      due_at: new Date(RECEIVED.getTime() + REQUEST_DEADLINES[kind].hours * HOUR_MS),
      closed_at: null,
      ...columns,
    })
    .execute();
}

/** Runs the job so many hours after the requests were received. */
const warnAfter = (hours: number) =>
  runJob(gateway.services, warnOfRequests, new Date(RECEIVED.getTime() + hours * HOUR_MS));
const NONE = { removalsSoon: 0, removalsLate: 0, othersSoon: 0, othersLate: 0 };

describe('a removal', () => {
  it('is warned of by mail 12 hours before its 48 hours end, and once more when they have ended', async () => {
    await receive('r', 'removal', { assigned_to: 'support@staff.example' });
    expect(await warnAfter(35)).toEqual(NONE);
    expect(await warnAfter(36)).toEqual({ ...NONE, removalsSoon: 1 });
    expect(await warnAfter(47)).toEqual(NONE);
    expect(await warnAfter(48)).toEqual({ ...NONE, removalsLate: 1 });
    expect(await warnAfter(500)).toEqual(NONE);
    const mails = await mailsOf(gateway.services.db, MAILBOX);
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['requestDue', 'requestLate']);
    expect(mails[0]).toMatchObject({ tenant: 'console', content: { link: '/requests/removal/r' } });
    for (const text of ['CASE-r', '2026-03-03 10:00 UTC', 'support@staff.example']) {
      expect(JSON.stringify(mails[0]?.content)).toContain(text);
    }
  });

  it('that was found late only is warned of as late alone', async () => {
    await receive('r', 'removal');
    expect(await warnAfter(60)).toEqual({ ...NONE, removalsLate: 1 });
    expect((await mailsOf(gateway.services.db, MAILBOX)).map(({ kind }) => kind)).toEqual(['requestLate']);
  });

  it('that waits for its sender is warned of all the same, and one that is closed is not', async () => {
    await receive('waiting', 'removal', { waiting_since: RECEIVED });
    await receive('closed', 'removal', { closed_at: RECEIVED, outcome: 'done' });
    expect(await warnAfter(40)).toEqual({ ...NONE, removalsSoon: 1 });
  });

  it('of a brand that is not there now is counted, without a mail', async () => {
    await receive('r', 'removal', { tenant_id: 'tushy' });
    expect(await warnAfter(40)).toEqual({ ...NONE, removalsSoon: 1 });
    expect(await mailsOf(gateway.services.db)).toEqual([]);
  });

  it('is mailed about once by two who look at the same time', async () => {
    await receive('r', 'removal');
    const counts = await Promise.all([warnAfter(40), warnAfter(40)]);
    expect(counts.map((each) => String(each['removalsSoon'])).toSorted()).toEqual(['0', '1']);
    expect(await mailsOf(gateway.services.db, MAILBOX)).toHaveLength(1);
  });
});

it('other requests are counted without a mail, unless they wait for their sender', async () => {
  await receive('s', 'support');
  await receive('c', 'casting');
  await receive('waiting', 'support', { waiting_since: RECEIVED });
  // What an older gateway received has no deadline.
  await receive('old', 'support', { due_at: null });
  expect(await warnAfter(72 - 24)).toEqual({ ...NONE, othersSoon: 1 });
  expect(await warnAfter(72)).toEqual({ ...NONE, othersLate: 1 });
  expect(await warnAfter(14 * 24)).toEqual({ ...NONE, othersLate: 1 });
  expect(await mailsOf(gateway.services.db)).toEqual([]);
});
