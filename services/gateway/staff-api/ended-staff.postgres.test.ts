import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { startTestGateway, type GraphqlAnswer, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { fixedClock } from '../config/clock.ts';
import type { Database } from '../db/database.ts';
import { clearLimits } from '../limits/testing/clear-limits.ts';
import { inOrderBehind, whileWaiting } from '../modules/people/identity/testing/public.ts';
import {
  adminOperation,
  type ConsoleDesk,
  type Desk,
  openConsoleDesk,
  openDesk,
} from '../modules/staff/staff/testing/public.ts';
import { balanceOf } from '../modules/money/wallet/testing/public.ts';

const GIFTS = 30;
/** Gifts of a document that are done before the right ends. */
const BEFORE = 10;
const clock = fixedClock('2026-03-02T12:00:00Z');
/** Two gateways share one database, so that the memory of one process can’t decide. */
let gateways: readonly [TestGateway, TestGateway];
let admin: Desk;
let round = 0;
const database = databaseForTests();
beforeAll(async () => {
  const config = { database: { url: database.url, connections: 20 } };
  const start = () => startTestGateway({ clock, tenants: [vixen], config });
  gateways = await Promise.all([start(), start()]);
  admin = await openDesk(gateways[1], 'admin');
}, 120_000);
beforeEach(async () => {
  round += 1;
  await clearLimits(db());
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
});

const db = (): Database => gateways[0].services.db;
const watching = (): Database => gateways[1].services.db;

const signIn = () => openConsoleDesk(gateways[0], 'support', `support-${round}`);

async function byAdmin(mutation: string): Promise<void> {
  const { data } = await admin.call<{ it: { __typename: string } }>(`mutation { it: ${mutation} { __typename } }`);
  expect(data.it.__typename).toMatch(/^StaffMember(Changed|Removed)$/);
}
const because = 'reason: "They left us"';
const disable = ({ id }: ConsoleDesk) => byAdmin(`disableStaffMember(id: "${id}", ${because})`);
const demote = ({ id }: ConsoleDesk) => byAdmin(`setStaffRole(id: "${id}", role: moderator, ${because})`);
const remove = ({ id }: ConsoleDesk) => byAdmin(`removeStaffMember(id: "${id}", ${because})`);
const signOut = async ({ signOut: end }: ConsoleDesk) => expect(await end()).toBe(204);

async function addMembers(): Promise<readonly string[]> {
  const ids = Array.from({ length: GIFTS }, (_, index) => `member-${round}-${String(index).padStart(2, '0')}`);
  await sql`insert into users (id, email, password_hash, display_name, created_at)
    select id, id || '@example.com', '-', id, ${clock.now()} from unnest(${ids}::text[]) id`.execute(db());
  return ids;
}
const gift = (memberId: string, key: string = randomUUID()) =>
  `actOnMember(memberId: "${memberId}", action: { gems: { amount: 5 } }, reason: "They wrote to us", requestKey: "${key}") { __typename }`;
const document = (fields: readonly string[]) =>
  `mutation { ${fields.map((field, index) => `m${index}: ${field}`).join('\n')} }`;

/** What a call comes to that waits for the row of a person while something else is done. */
const during = <Result>(id: string | undefined, call: () => Promise<Result>, meanwhile: () => Promise<unknown>) =>
  whileWaiting({ db: db(), watching: watching(), hold: holdMember(id) }, call, meanwhile);
const holdMember = (id: string | undefined) => (trx: Database) =>
  trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id ?? '')
    .forUpdate()
    .executeTakeFirstOrThrow();

const auditOf = async ({ email }: ConsoleDesk): Promise<readonly string[]> => {
  const rows = await db()
    .selectFrom('staff_audit')
    .select('action')
    .where('actor', '=', email)
    .orderBy('sequence')
    .execute();
  return rows.map(({ action }) => action).filter((action) => !['choose-password', 'sign-in'].includes(action));
};
/** The members who have gems. */
const givenTo = async (ids: readonly string[]): Promise<readonly string[]> => {
  const gems = await Promise.all(ids.map((id) => balanceOf(db(), id, 'gems')));
  return ids.filter((_id, index) => gems[index] === 5);
};
const codesOf = ({ errors = [] }: GraphqlAnswer<unknown>) => errors.map(({ extensions }) => extensions?.['code']);

describe('a document of thirty gifts', () => {
  it.each([
    ['is disabled', disable, []],
    ['gets another role', demote, []],
    ['is removed', remove, []],
    ['signs out', signOut, ['sign-out']],
  ] as const)('ends where its member of staff %s', async (_what, end, last) => {
    const actor = await signIn();
    const members = await addMembers();
    const answer = await during(
      members[BEFORE],
      () => actor.call(document(members.map((id) => gift(id)))),
      () => end(actor),
    );
    expect(codesOf(answer)).toEqual(['UNAUTHENTICATED']);
    expect(await auditOf(actor)).toEqual([...Array.from({ length: BEFORE }, () => 'member.gems'), ...last]);
    expect(await givenTo(members)).toEqual(members.slice(0, BEFORE));
  });

  it.each([
    ['is revoked', 'UNAUTHENTICATED', (email: string) => ['revoke', email]],
    ['has another role', 'FORBIDDEN', (email: string) => ['role', email, 'moderator']],
    ['is for other sites', 'FORBIDDEN', (email: string) => ['sites', email, 'vixen']],
  ] as const)('ends where its token %s', async (_what, code, command) => {
    const desk = await openDesk(gateways[0], 'support', `token-${round}`);
    const members = await addMembers();
    const answer = await during(
      members[BEFORE],
      () => desk.call(document(members.map((id) => gift(id)))),
      async () => expect((await adminOperation.run(gateways[1].services, command(desk.email))).ok).toBe(true),
    );
    expect(codesOf(answer)).toEqual([code]);
    expect(await givenTo(members)).toEqual(members.slice(0, BEFORE));
  });

  it('is answered nothing further, also of what it would only read', async () => {
    const actor = await signIn();
    const [one = ''] = await addMembers();
    const key = randomUUID();
    expect(codesOf(await actor.call(document([gift(one, key)])))).toEqual([]);
    // A repeated request appends nothing: the first is answered again, and the second would be.
    const repeated = document([gift(one, key), gift(one, key)]);
    const answer = await during(
      one,
      () => actor.call(repeated),
      () => disable(actor),
    );
    expect(answer.errors).toMatchObject([{ path: ['m1'], extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

describe('a gift and a dismissal that wait for the audit at the same moment', () => {
  const hold = (trx: Database) => trx.selectFrom('staff_audit_head').select('sequence').forUpdate().execute();
  it('leave the gift where it is first', async () => {
    const actor = await signIn();
    const [one = ''] = await addMembers();
    const [given] = await inOrderBehind(
      { db: db(), watching: watching(), hold },
      () => actor.call(document([gift(one)])),
      () => disable(actor),
    );
    expect(codesOf(given)).toEqual([]);
    expect(await givenTo([one])).toEqual([one]);
  });

  it.each([
    ['dismissal', disable],
    ['sign-out', signOut],
  ] as const)('take the gift back where the %s is first', async (_what, end) => {
    const actor = await signIn();
    const [one = ''] = await addMembers();
    const [, refused] = await inOrderBehind(
      { db: db(), watching: watching(), hold },
      () => end(actor),
      () => actor.call(document([gift(one)])),
    );
    expect(codesOf(refused)).toEqual(['UNAUTHENTICATED']);
    expect(await givenTo([one])).toEqual([]);
  });
});
