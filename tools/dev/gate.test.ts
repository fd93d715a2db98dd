import { expect, it } from 'vitest';
import { createGate } from './gate.ts';

const settled = async (promise: Promise<void>): Promise<boolean> =>
  Promise.race([promise.then(() => true), new Promise<false>((resolve) => void setImmediate(resolve, false))]);

it('lets requests wait from when it is shut until it is open', async () => {
  const gate = createGate();
  await gate.enter();
  gate.leave();
  await gate.shut();
  const entering = gate.enter();
  expect(await settled(entering)).toBe(false);
  gate.open();
  expect(await settled(entering)).toBe(true);
});

it('is shut once those inside have left', async () => {
  const gate = createGate();
  await gate.enter();
  await gate.enter();
  const shutting = gate.shut();
  gate.leave();
  expect(await settled(shutting)).toBe(false);
  gate.leave();
  expect(await settled(shutting)).toBe(true);
});

it('does not wait for a stream, which stays inside', async () => {
  const gate = createGate();
  await gate.enter();
  await expect(gate.shut()).resolves.toBeUndefined();
});
