/** A source of numbers in [0, 1), the same for the same seed. */
export interface Random {
  (): number;
  /** A number in [from, to). */
  between(from: number, to: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** mulberry32, seeded with any text. */
export function seededRandom(seed: string): Random {
  let state = 2_166_136_261;
  for (let at = 0; at < seed.length; at += 1) state = Math.imul(state ^ seed.charCodeAt(at), 16_777_619);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <Item>(items: readonly Item[]): Item => {
    const chosen = items[Math.floor(next() * items.length)];
    if (chosen === undefined) throw new RangeError('Nothing to pick from');
    return chosen;
  };
  return Object.assign(next, { between: (from: number, to: number) => from + (to - from) * next(), pick });
}
