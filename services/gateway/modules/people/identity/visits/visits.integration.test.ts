import { beforeEach, expect, it, vi } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { createSession, endSession, resolveSession } from '../sessions/sessions.ts';
import { addPerson, deletePeople } from '../testing/people.ts';
import { VISIT_GAP_MS } from './visit-rules.ts';
import { loadEndOfLastVisit } from './visits.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const clock = fixedClock('2026-03-02T12:00:00Z');
let userId: string;

const gateway = gatewayForTests({ clock, tenants: [vixen, tushy] });
beforeEach(async () => {
  await deletePeople(gateway.services.db);
  clock.set('2026-03-02T12:00:00Z');
  userId = await addPerson(gateway.services.db, 'ada@example.com', 'Right1password');
});

const signIn = (tenantId = 'vixen') =>
  createSession(gateway.services, {
    userId,
    tenantId,
    tokens: { accessToken: 'access', refreshToken: 'refresh', idToken: null },
    identitySessionUid: 'identity-session',
    clientAddress: '203.0.113.7',
    userAgent: undefined,
  });
const open = (session: string) => resolveSession(gateway.services, session, vixen);
const lastVisit = async (tenantId = 'vixen') =>
  (await loadEndOfLastVisit(gateway.services.db, { userId, tenantId }, clock.now()))?.toISOString() ?? null;
const after = (ms: number): string => {
  clock.advance(ms);
  return clock.now().toISOString();
};

it('the first visit has none before it, however long it is', async () => {
  const session = await signIn();
  expect(await lastVisit()).toBeNull();
  for (let minutes = 0; minutes < 90; minutes += 20) {
    clock.advance(20 * MINUTE_MS);
    await open(session);
    expect(await lastVisit()).toBeNull();
  }
});

it('a visit ends with its last request, and the one that begins after the gap knows that to its end', async () => {
  const session = await signIn();
  const left = after(10 * MINUTE_MS);
  await open(session);
  clock.advance(VISIT_GAP_MS);
  // The request with which the next visit begins reads it before that is recorded.
  expect(await lastVisit()).toBe(left);
  for (const minutes of [0, 1, 25, 25]) {
    clock.advance(minutes * MINUTE_MS);
    await open(session);
    expect(await lastVisit()).toBe(left);
  }
  const leftAgain = clock.now().toISOString();
  clock.advance(DAY_MS);
  await open(session);
  expect(await lastVisit()).toBe(leftAgain);
});

it('a request before the gap continues the visit', async () => {
  const session = await signIn();
  clock.advance(VISIT_GAP_MS - 1);
  await open(session);
  expect(await lastVisit()).toBeNull();
});

it('is of a person: another browser continues it, and a new sign-in knows when the last visit ended', async () => {
  const phone = await signIn();
  const left = after(5 * MINUTE_MS);
  await open(phone);
  clock.advance(3 * DAY_MS);
  const desk = await signIn();
  expect(await lastVisit()).toBe(left);
  clock.advance(10 * MINUTE_MS);
  await open(phone);
  expect(await lastVisit()).toBe(left);
  clock.advance(10 * MINUTE_MS);
  await open(desk);
  expect(await lastVisit()).toBe(left);
});

it('one that ended with signing out counts from its beginning, and signing in again at once continues it', async () => {
  const began = clock.now().toISOString();
  const session = await signIn();
  clock.advance(2 * MINUTE_MS);
  await endSession(gateway.services, session, 'vixen');
  clock.advance(2 * MINUTE_MS);
  await signIn();
  expect(await lastVisit()).toBeNull();
  await gateway.services.db.updateTable('sessions').set({ revoked_at: clock.now() }).execute();
  clock.advance(DAY_MS);
  await signIn();
  expect(await lastVisit()).toBe(began);
});

it('each brand has its own', async () => {
  const session = await signIn();
  const left = clock.now().toISOString();
  clock.advance(DAY_MS);
  await open(session);
  await signIn('tushy');
  expect([await lastVisit(), await lastVisit('tushy')]).toEqual([left, null]);
});

it('costs one statement with the first request of a visit, and none with the others', async () => {
  const session = await signIn();
  const statements = async (ms: number): Promise<number> => {
    clock.advance(ms);
    const executor = vi.spyOn(gateway.services.db.getExecutor(), 'executeQuery');
    await open(session);
    const { length } = executor.mock.calls;
    executor.mockRestore();
    return length;
  };
  // The session is read, and its last use is written once a minute.
  expect(await statements(1_000)).toBe(1);
  expect(await statements(MINUTE_MS)).toBe(2);
  expect(await statements(VISIT_GAP_MS)).toBe(3);
  expect(await statements(MINUTE_MS)).toBe(2);
});
