import { expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { fixedClock } from '../../../config/clock.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { receiveRequest } from './receive-request.ts';

const FIELDS = {
  name: 'Ada Sample',
  email: 'ada@example.com',
  relation: 'shown',
  content: 'https://www.vixen.example/videos/some-slug',
  truthful: 'yes',
};

const clock = fixedClock('2026-03-02T23:59:58Z');
const gateway = gatewayForTests({ tenants: [vixen], clock });

async function send(statement: string) {
  const form = { kind: 'removal', tenant: vixen, fields: { ...FIELDS, statement }, files: [] } as const;
  const { answer } = await receiveRequest(gateway.services, form, () => crypto.randomUUID());
  return answer.outcome === 'received' ? answer.caseNumber : answer;
}

it('R17 a form that is sent again after its answer was lost is the same request, also across midnight', async () => {
  const statement = 'The same words on both sides of midnight.';
  const first = await send(statement);
  expect(first).toMatch(/^R-/);
  clock.set('2026-03-03T00:00:04Z');
  expect(await send(statement)).toBe(first);
  expect(await gateway.services.db.selectFrom('public_requests').select('id').execute()).toHaveLength(1);
  // Later on the next day it is another one.
  clock.set('2026-03-03T02:00:00Z');
  expect(await send(statement)).not.toBe(first);
});

it('R17 what was sent hours before midnight is another request on the next day, from its first minute on', async () => {
  clock.set('2026-03-04T09:00:00Z');
  const first = await send('It is shown again every day.');
  clock.set('2026-03-04T23:30:00Z');
  const other = await send('It was shown in the evening.');
  clock.set('2026-03-05T00:10:00Z');
  expect(await send('It is shown again every day.')).not.toBe(first);
  expect(await send('It was shown in the evening.')).toBe(other);
});
