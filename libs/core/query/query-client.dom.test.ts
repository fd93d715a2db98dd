import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

it('fails an action at once without a network, and does not keep it for later', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient(() => Promise.reject(new Error('unused')), false);
  let calls = 0;
  const action = new MutationObserver<void>(client, {
    mutationFn: () => {
      calls += 1;
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  const stop = action.subscribe(() => undefined);
  await expect(action.mutate()).rejects.toThrow('Failed to fetch');
  onlineManager.setOnline(true);
  expect(calls).toBe(1);
  expect(action.getCurrentResult().isPaused).toBe(false);
  stop();
});
