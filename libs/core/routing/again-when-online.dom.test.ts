import { expect, it, vi } from 'vitest';
import { againWhenOnline } from './lazy-page.ts';

const failing = (error: Error) =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValueOnce('the chunk');

it('loads a chunk again when the connection is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const importer = failing(new TypeError('Failed to fetch dynamically imported module'));
  const loaded = againWhenOnline(importer)();
  await expect.poll(() => importer).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('the chunk');
});

it('fails with a connection, as the chunk is gone', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const importer = failing(new TypeError('Failed to fetch dynamically imported module'));
  await expect(againWhenOnline(importer)()).rejects.toThrow('Failed to fetch');
  expect(importer).toHaveBeenCalledTimes(1);
});
