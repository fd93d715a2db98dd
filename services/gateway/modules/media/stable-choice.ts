import { createHash } from 'node:crypto';

/**
 * Picks one of `pool` for `key`: the same key gives the same item on every machine and start. A number at the end of
 * the key is a step through the pool, so that neighbours in a list (`vixen-17`, `vixen-18`) never look alike.
 * Throws RangeError for an empty pool.
 */
export function stableChoice<Item>(pool: readonly Item[], key: string): Item {
  const [, stem = '', step = '0'] = /^(.*?)(\d{0,9})$/s.exec(key) ?? [];
  const start = createHash('sha256').update(stem).digest().readUInt32BE(0);
  const chosen = pool[(start + Number(step || '0')) % pool.length];
  if (chosen === undefined) throw new RangeError('Nothing to choose from');
  return chosen;
}
