import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { addPerson, deletePeople } from '../testing/people.ts';
import { signIn, type SignInResult } from './sign-in.ts';

const PASSWORD = 'Right1password';
const clock = fixedClock('2026-03-02T12:00:00Z');
let userId: string;

const gateway = gatewayForTests({ clock });
beforeEach(async () => {
  await deletePeople(gateway.services.db);
  clock.set('2026-03-02T12:00:00Z');
  userId = await addPerson(gateway.services.db, 'ada@example.com', PASSWORD);
});

function attempt(email: string, password: string, clientAddress = '203.0.113.7'): Promise<SignInResult> {
  return signIn(gateway.services, { email, password, tenantId: 'vixen', clientAddress, country: null });
}

/** Failures counted without the price of their hashes. */
async function setFailures(failures: number): Promise<void> {
  await gateway.services.db.updateTable('rate_limits').set({ points: failures }).execute();
}

describe('signing in by email and password', () => {
  it('takes the email as it is typed, trimmed and in any case (V03)', async () => {
    expect(await attempt('  ADA@Example.com ', PASSWORD)).toEqual({ outcome: 'signed-in', userId, epoch: 0 });
  });

  it('takes a domain in any script for its form in the DNS (V03)', async () => {
    const owner = await addPerson(gateway.services.db, 'ada@xn--bcher-kva.example', PASSWORD);
    for (const email of ['ada@b\u00fccher.example', 'Ada@BU\u0308CHER.example', 'ada@xn--bcher-kva.example'])
      expect(await attempt(email, PASSWORD), email).toEqual({ outcome: 'signed-in', userId: owner, epoch: 0 });
  });

  it('answers an unknown account as a wrong password, and hashes for both', async () => {
    const known = await attempt('ada@example.com', 'Wrong1password');
    const unknown = await attempt('nobody@example.com', 'Wrong1password');
    expect(unknown).toEqual(known);
    expect(unknown).toEqual({ outcome: 'wrong-credentials' });
  });

  it('refuses hostile input as wrong credentials', async () => {
    for (const password of ['', '\u0000', 'x'.repeat(100_000), "' or 1=1 --"]) {
      expect(await attempt('ada@example.com', password)).toEqual({ outcome: 'wrong-credentials' });
    }
  });

  it('reveals that an account is banned only with its password', async () => {
    await addPerson(gateway.services.db, 'gone@example.com', PASSWORD, { disabledAt: clock.now() });
    expect(await attempt('gone@example.com', 'Wrong1password')).toEqual({ outcome: 'wrong-credentials' });
    expect(await attempt('gone@example.com', PASSWORD)).toEqual({ outcome: 'disabled' });
  });

  it('keeps no email, password or whole address of an attempt', async () => {
    await attempt('nobody@example.com', 'Secret1password');
    const stored = JSON.stringify([
      await gateway.services.db.selectFrom('sign_in_attempts').selectAll().execute(),
      await gateway.services.db.selectFrom('rate_limits').selectAll().execute(),
    ]);
    for (const secret of ['nobody', 'Secret1', '203.0.113.7']) expect(stored).not.toContain(secret);
  });
});

describe('limits of failed sign-ins', () => {
  it('allow ten failures of an account in 15 minutes, from wherever they come', async () => {
    for (let index = 0; index < 10; index += 1) {
      expect(await attempt('ada@example.com', 'Wrong1password', `198.51.100.${index}`)).toEqual({
        outcome: 'wrong-credentials',
      });
    }
    expect(await attempt('ada@example.com', PASSWORD)).toEqual({ outcome: 'limited', retryAfterSeconds: 900 });
    clock.advance(14 * 60_000 + 59_000);
    expect(await attempt('ada@example.com', PASSWORD)).toEqual({ outcome: 'limited', retryAfterSeconds: 1 });
    clock.advance(1_000);
    expect(await attempt('ada@example.com', PASSWORD)).toEqual({ outcome: 'signed-in', userId, epoch: 0 });
  });

  it('limit an unknown account alike', async () => {
    await attempt('nobody@example.com', 'x');
    await setFailures(10);
    expect((await attempt('nobody@example.com', 'x')).outcome).toBe('limited');
  });

  it('allow an address two hundred failures, whatever the accounts', async () => {
    await attempt('first@example.com', 'x');
    await gateway.services.db.updateTable('rate_limits').set({ points: 199 }).execute();
    expect((await attempt('second@example.com', 'x')).outcome).toBe('wrong-credentials');
    expect((await attempt('third@example.com', 'x')).outcome).toBe('limited');
    expect((await attempt('ada@example.com', PASSWORD)).outcome).toBe('limited');
    expect((await attempt('ada@example.com', PASSWORD, '203.0.113.8')).outcome).toBe('signed-in');
  });

  it('do not count sign-ins that succeed, nor refuse many of them at once', async () => {
    const results = await Promise.all(Array.from({ length: 15 }, () => attempt('ada@example.com', PASSWORD)));
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['signed-in']));
    expect(await gateway.services.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  it('hold for guesses made at once: at most ten are answered', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => attempt('ada@example.com', `Guess${index}password`)),
    );
    expect(guesses.filter(({ outcome }) => outcome === 'wrong-credentials')).toHaveLength(10);
    expect(guesses.filter(({ outcome }) => outcome === 'limited')).toHaveLength(20);
  });
});
