import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A page chooses for some hundred keys, the next page mostly for the same. */
const starts = new LRUCache<string, number>({ max: 10_000 });

/**
 * Picks one of `pool` for `key`: the same key gives the same item on every machine and start. A number at the end of
 * the key is a step through the pool, so that neighbours in a list (`vixen-17`, `vixen-18`) never look alike.
 * Throws RangeError for an empty pool.
 */
export function stableChoice<Item>(pool: readonly Item[], key: string): Item {
  const [, stem = '', step = '0'] = /^(.*?)(\d{0,9})$/s.exec(key) ?? [];
  const chosen = pool[(startOf(stem) + Number(step || '0')) % pool.length];
  if (chosen === undefined) throw new RangeError('Nothing to choose from');
  return chosen;
}

function startOf(stem: string): number {
  const known = starts.get(stem);
  if (known !== undefined) return known;
  const start = createHash('sha256').update(stem).digest().readUInt32BE(0);
  starts.set(stem, start);
  return start;
}
