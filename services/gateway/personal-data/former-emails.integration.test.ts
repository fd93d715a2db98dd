import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { startToJoin } from '../modules/money/billing/testing/public.ts';
import {
  openTakenAccount,
  OWNERS_EMAIL as FORMER,
  type TakenAccount,
  THIEFS_EMAIL as PRESENT,
} from '../modules/people/identity/testing/public.ts';
import { modules } from '../modules/registry.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';

const THEIRS = '6f6a1f0e-0000-4000-8000-000000000001';
/** Sent from the same address, when it was no longer theirs. */
const LATER = '6f6a1f0e-0000-4000-8000-000000000002';
const ALL = [THEIRS, LATER];
let person: TakenAccount;

const test = billerForTests({ tenants: [vixen] });
beforeAll(async () => {
  person = await openTakenAccount(test.gateway);
  await addAll(THEIRS);
  test.clock.set('2026-03-02T12:01:00Z');
  // A change that the person makes themselves.
  await person.request();
  if ((await person.confirm()) !== 200) throw new Error('The change was not confirmed.');
  test.clock.set('2026-03-02T12:02:00Z');
  await addAll(LATER);
});

const folderOf = (id: string) => join(test.gateway.services.config.dataDir, 'requests', id);

/** What is known by the address alone: a request with a picture, a gift from it and one to it, a mail, a page to join. */
async function addAll(id: string): Promise<void> {
  const { db, clock } = test.gateway.services;
  const now = clock.now();
  await db
    .insertInto('public_requests')
    .values({
      id,
      kind: 'support',
      case_number: id.slice(-5),
      tenant_id: 'vixen',
      fields: JSON.stringify({ email: FORMER.toUpperCase(), topic: 'payment', message: 'A charge that I don’t know.' }),
      fingerprint: id,
      received_at: now,
      due_at: null,
      closed_at: null,
    })
    .execute();
  mkdirSync(folderOf(id), { recursive: true });
  const gift = { tenant_id: 'vixen', product: 'vixen', plan_id: 'vixen-month', plan_kind: 'month', months: 1 } as const;
  const paid = { amount: 2_999, currency: 'USD', buyer_user_id: null, buyer_name: 'Ada', message: 'For you' };
  const times = { deliver_at: now, created_at: now };
  const [from, to] = [
    { id: `from-${id}`, buyer_email: FORMER, recipient_email: 'friend@example.com' },
    { id: `to-${id}`, buyer_email: 'friend@example.com', recipient_email: FORMER },
  ] as const;
  await db
    .insertInto('gifts')
    .values([from, to].map((between) => ({ ...gift, ...paid, ...times, ...between })))
    .execute();
  await db
    .insertInto('mails')
    .values({
      kind: 'passwordChanged',
      tenant_id: 'vixen',
      recipient: FORMER,
      idempotency_key: `mail-${id}`,
      content: JSON.stringify({}),
      next_attempt_at: now,
      queued_at: now,
      settled_at: null,
      last_error: null,
    })
    .execute();
  expect((await startToJoin(test, FORMER)).location).not.toBeNull();
}

async function left() {
  const { db } = test.gateway.services;
  const requests = await db.selectFrom('public_requests').select('id').orderBy('id').execute();
  const gifts = await db.selectFrom('gifts').select(['id', 'buyer_email', 'recipient_email']).orderBy('id').execute();
  const mails = await db.selectFrom('mails').select('idempotency_key').where('recipient', '=', FORMER).execute();
  const orders = await db.selectFrom('billing_orders').select(['email', 'status']).orderBy('created_at').execute();
  return {
    requests: requests.map(({ id }) => id),
    givers: gifts.filter((gift) => gift.buyer_email === FORMER).map(({ id }) => id),
    recipients: gifts.filter((gift) => gift.recipient_email === FORMER).map(({ id }) => id),
    mails: mails.flatMap(({ idempotency_key: key }) => (key?.startsWith('mail-') ? [key] : [])).toSorted(),
    orders: orders.map(({ email, status }) => [email, status]),
  };
}

const namesOf = (prefix: string, ids: readonly string[]) => ids.map((id) => `${prefix}-${id}`);

describe('what belongs to an address that a person had', () => {
  it('is in their data, as far as it is from before they had another one', async () => {
    const file = await exportPerson(modules, test.gateway.services, { id: person.userId, email: PRESENT });
    expect(file['requests']).toMatchObject([{ case_number: THEIRS.slice(-5) }]);
    expect(file['gifts']).toMatchObject([{ recipient_email: 'friend@example.com' }]);
    expect(file['formerEmails']).toMatchObject([{ email: FORMER }]);
    const mails = file['mails'] as readonly { readonly kind: string }[];
    const kinds = mails.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'passwordChanged')).toHaveLength(1);
    expect(kinds).toContain('emailChangeRequested');
  });

  it('is deleted with the account, and what came from it later stays', async () => {
    expect(await left()).toMatchObject({
      requests: ALL,
      givers: namesOf('from', ALL),
      recipients: namesOf('to', ALL),
      mails: namesOf('mail', ALL),
      orders: [
        [FORMER, 'pending'],
        [FORMER, 'pending'],
      ],
    });
    const subject = { id: person.userId, email: PRESENT };
    expect(await erasePerson(modules, test.gateway.services, subject, 'vixen')).toBe('erased');
    expect(await left()).toEqual({
      requests: [LATER],
      givers: namesOf('from', [LATER]),
      recipients: namesOf('to', [LATER]),
      mails: namesOf('mail', [LATER]),
      orders: [
        [null, 'abandoned'],
        [FORMER, 'pending'],
      ],
    });
    expect(ALL.map((id) => existsSync(folderOf(id)))).toEqual([false, true]);
  });
});
