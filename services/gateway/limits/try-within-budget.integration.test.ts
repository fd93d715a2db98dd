import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { fixedClock } from '../config/clock.ts';
import { clearLimits } from './testing/clear-limits.ts';
import { tryWithinBudget } from './try-within-budget.ts';

const clock = fixedClock('2026-03-02T12:00:00Z');
const ADA = { account: 'ada', address: '203.0.113.7' };

const gateway = gatewayForTests({ clock });
beforeEach(async () => {
  clock.set('2026-03-02T12:00:00Z');
  await clearLimits(gateway.services.db);
});

const attempt = (isRight: boolean, spender: { account: string; address: string } = ADA) =>
  tryWithinBudget(gateway.services, 'secondStepFailures', spender, () => Promise.resolve(isRight ? 'found' : null));
const wrong = { outcome: 'wrong' };
const right = { outcome: 'right', found: 'found' };

describe('a limited try', () => {
  it('is looked at until five were wrong, and then for a quarter of an hour no more', async () => {
    for (let time = 0; time < 5; time += 1) expect(await attempt(false)).toEqual(wrong);
    clock.advance(60_000);
    expect(await attempt(true)).toEqual({ outcome: 'limited', retryAfterSeconds: 840 });
    clock.advance(839_999);
    expect(await attempt(true)).toEqual({ outcome: 'limited', retryAfterSeconds: 1 });
    clock.advance(1);
    expect(await attempt(true)).toEqual(right);
  });

  it('takes nothing away by being right, and does not forget wrong ones', async () => {
    for (let time = 0; time < 4; time += 1) await attempt(false);
    for (let time = 0; time < 20; time += 1) expect(await attempt(true)).toEqual(right);
    expect(await attempt(false)).toEqual(wrong);
    expect(await attempt(true)).toMatchObject({ outcome: 'limited' });
  });

  it('begins no window by being right', async () => {
    await attempt(true);
    clock.advance(899_000);
    for (let time = 0; time < 5; time += 1) await attempt(false);
    clock.advance(2_000);
    expect(await attempt(true)).toMatchObject({ outcome: 'limited' });
  });

  it('takes nothing of an address from whose account nothing is left', async () => {
    for (let time = 0; time < 5; time += 1) await attempt(false);
    for (let time = 0; time < 200; time += 1) await attempt(false);
    expect(await attempt(true, { account: 'eve', address: ADA.address })).toEqual(right);
  });

  it('takes nothing of an account from whose address nothing is left', async () => {
    for (let time = 0; time < 100; time += 1) await attempt(false, { account: `a${time}`, address: ADA.address });
    for (let time = 0; time < 20; time += 1) expect(await attempt(true)).toMatchObject({ outcome: 'limited' });
    expect(await attempt(true, { account: 'ada', address: '203.0.113.8' })).toEqual(right);
  });

  it('stays counted where looking at it fails', async () => {
    const failing = () =>
      tryWithinBudget(gateway.services, 'secondStepFailures', ADA, () => Promise.reject(new Error('away')));
    for (let time = 0; time < 5; time += 1) await expect(failing()).rejects.toThrow('away');
    expect(await attempt(true)).toMatchObject({ outcome: 'limited' });
  });
});
