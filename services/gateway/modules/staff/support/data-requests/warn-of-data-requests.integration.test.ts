import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { runJob } from '../../../../jobs/run-job.ts';
import { addPerson } from '../../../people/identity/testing/public.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { answerDueAt } from './statutory-clock.ts';
import { warnOfDataRequests } from './warn-of-data-requests.ts';

const RECEIVED = new Date('2026-03-02T00:00:00Z');
const MAILBOX = 'support@vixen.example';

let memberId: string;
const gateway = gatewayForTests({ tenants: [vixen], config: { consoleUrl: 'https://console.example' } });
beforeAll(async () => {
  memberId = await addPerson(gateway.services.db, 'ada@example.com', 'Right1password');
});
beforeEach(async () => {
  await gateway.services.db.deleteFrom('mails').execute();
  await gateway.services.db.deleteFrom('data_requests').execute();
});

/** A request that was received at `RECEIVED`; its month ends on April 2. */
async function receive(id: string, columns: object = {}): Promise<void> {
  await gateway.services.db
    .insertInto('data_requests')
    .values({
      id,
      user_id: memberId,
      kind: 'access',
      received_at: RECEIVED,
      due_at: answerDueAt(RECEIVED, false),
      extended_at: null,
      state: 'open',
      settled_at: null,
      link_hash: null,
      link_expires_at: null,
      ...columns,
    })
    .execute();
}

const warnAt = (at: string) => runJob(gateway.services, warnOfDataRequests, new Date(at));
const mailed = () => mailsOf(gateway.services.db, MAILBOX);
const NONE = { soon: 0, late: 0 };

describe('a request about personal data', () => {
  it('is warned of by mail a week before its legal deadline, and once more when that has passed', async () => {
    await receive('d');
    expect(await warnAt('2026-03-26T23:00:00Z')).toEqual(NONE);
    expect(await warnAt('2026-03-27T00:00:00Z')).toEqual({ soon: 1, late: 0 });
    expect(await warnAt('2026-04-02T23:00:00Z')).toEqual(NONE);
    expect(await warnAt('2026-04-03T00:00:00Z')).toEqual({ soon: 0, late: 1 });
    expect(await warnAt('2026-06-01T00:00:00Z')).toEqual(NONE);
    const mails = await mailed();
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['dataRequestDue', 'dataRequestLate']);
    for (const mail of mails) {
      expect(mail).toMatchObject({ tenant: 'console', content: { link: `/members/${memberId}?tab=requests` } });
      expect(JSON.stringify(mail.content)).not.toContain('ada@example.com');
    }
  });

  it('that nobody looked at for months is warned of as late alone', async () => {
    await receive('d');
    expect(await warnAt('2026-08-01T00:00:00Z')).toEqual({ soon: 0, late: 1 });
    expect((await mailed()).map(({ kind }) => kind)).toEqual(['dataRequestLate']);
  });

  it('that was answered is left alone', async () => {
    await receive('d', { state: 'answered', settled_at: RECEIVED });
    expect(await warnAt('2026-08-01T00:00:00Z')).toEqual(NONE);
  });

  it('is mailed about once by two who look at the same time', async () => {
    await receive('d');
    const counts = await Promise.all([warnAt('2026-03-30T00:00:00Z'), warnAt('2026-03-30T00:00:00Z')]);
    expect(counts.map((each) => String(each['soon'])).toSorted()).toEqual(['0', '1']);
    expect(await mailed()).toHaveLength(1);
  });
});
