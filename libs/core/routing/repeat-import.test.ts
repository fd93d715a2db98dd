import { describe, expect, it } from 'vitest';
import { ADDRESS_END, repeatable } from './repeat-import.ts';

const end = (): string | undefined => (globalThis as { [ADDRESS_END]?: string })[ADDRESS_END];

/** An importer that fails a stated number of times, and the ends of the addresses that were requested from it. */
function chunk(failures: number) {
  const ends: (string | undefined)[] = [];
  const load = repeatable(async () => {
    ends.push(end());
    if (ends.length <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return 'the chunk';
  });
  return { ends, load };
}

describe('a chunk that is imported again', () => {
  it('is asked for at its address twice, and then at one of its own each time', async () => {
    const { ends, load } = chunk(4);
    for (let turn = 0; turn < 4; turn += 1) await expect(load()).rejects.toThrow('dynamically imported');
    expect(await load()).toBe('the chunk');
    expect(ends).toEqual(['', '', '?1', '?2', '?3']);
  });

  it('stays at the address at which it was found', async () => {
    const { ends, load } = chunk(2);
    for (let turn = 0; turn < 2; turn += 1) await expect(load()).rejects.toThrow('dynamically imported');
    await load();
    await load();
    expect(ends).toEqual(['', '', '?1', '?1']);
  });

  it('was tried once by calls that failed together', async () => {
    const { ends, load } = chunk(2);
    await Promise.allSettled([load(), load()]);
    await load();
    expect(ends).toEqual(['', '', '']);
  });

  it('shows the end of its address to no other import', async () => {
    const { load } = chunk(1);
    const loading = load();
    expect(end()).toBeUndefined();
    await expect(loading).rejects.toThrow('dynamically imported');
    expect(end()).toBeUndefined();
  });
});
