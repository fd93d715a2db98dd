import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { insertRows } from '../../../../db/insert-rows.ts';
import type { Seed } from '../../../../demonstration/seed.ts';
import { demonstrationId } from '../../../people/identity/public.ts';
import { answerDueAt } from '../data-requests/statutory-clock.ts';

const ASKED = [
  { name: 'expired', kind: 'deletion', daysAgo: 26 },
  { name: 'silver', kind: 'access', daysAgo: 9 },
] as const;

/** Makes requests of members about their data, with the legal deadline running. */
export const seedDataRequests: Seed = async ({ db, today }) => {
  const rows = [];
  for (const { name, kind, daysAgo } of ASKED) {
    const receivedAt = new Date(today.getTime() - daysAgo * DAY_MS);
    rows.push({
      id: `demo-data-request-${name}`,
      user_id: await demonstrationId({ db }, name),
      kind,
      received_at: receivedAt,
      due_at: answerDueAt(receivedAt, false),
      extended_at: null,
      state: 'open' as const,
      settled_at: null,
      link_hash: null,
      link_expires_at: null,
    });
  }
  await insertRows(db, 'data_requests', rows);
};
