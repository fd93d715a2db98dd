import { expect, it, vi } from 'vitest';
import { countEachAlone, eachAlone, PartsFailed, stepsAlone } from './each-alone.ts';

const logged = () => {
  const error = vi.fn();
  return { error, services: { log: { error } } as unknown as Parameters<typeof eachAlone>[0] };
};

it('gives every part its turn, logs the one that fails, and fails in the end', async () => {
  const { error, services } = logged();
  const done: number[] = [];
  const work = eachAlone(
    services,
    [1, 2, 3],
    (part) => ({ part: `${part}` }),
    (part) => (part === 2 ? Promise.reject(new Error('Two is broken.')) : Promise.resolve(done.push(part))),
  );
  await expect(work).rejects.toThrow('1 of 3 failed');
  expect(done).toEqual([1, 3]);
  expect(error.mock.calls).toEqual([[expect.objectContaining({ part: '2' }), expect.any(String)]]);
});

it('counts the parts that did something', async () => {
  const work = (part: number) => Promise.resolve(part > 1);
  expect(await countEachAlone(logged().services, [1, 2, 3], () => ({}), work)).toBe(2);
});

it('goes on with the next step, and logs what failed within one only there', async () => {
  const { error, services } = logged();
  const last = vi.fn(() => Promise.resolve(1));
  const steps = { first: () => Promise.reject(new PartsFailed(1, 2)), second: () => Promise.reject(new Error()), last };
  await expect(stepsAlone(services, steps)).rejects.toThrow('2 of 3 failed');
  expect(last).toHaveBeenCalledOnce();
  expect(error.mock.calls).toEqual([[expect.objectContaining({ step: 'second' }), expect.any(String)]]);
});

it('answers the counts of steps by their names', async () => {
  const steps = { one: () => Promise.resolve(1), two: () => Promise.resolve(2) };
  expect(await stepsAlone(logged().services, steps)).toEqual({ one: 1, two: 2 });
});
