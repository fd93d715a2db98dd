import type { SeedRandom } from '../../../../demonstration/seed-random.ts';

/** What a made-up person watched, first to last. */
export interface Watcher {
  readonly userId: string;
  readonly items: readonly string[];
}

export interface CrowdOrder {
  /** What each taste consists of, the best known first. A person has one or two of them. */
  readonly tastes: readonly (readonly string[])[];
  readonly users: number;
  readonly itemsOfUser: number;
  /** The share of a person's films that match their tastes; the rest is what everybody watches. */
  readonly loyalty: number;
}

/**
 * A crowd that behaves as people do: mostly by their tastes, hits more than the rest, and at times whatever is known to
 * all. The same dice make the same crowd.
 */
export function makeCrowd({ tastes, users, itemsOfUser, loyalty }: CrowdOrder, dice: SeedRandom): readonly Watcher[] {
  const everything = [...new Set(tastes.flat())];
  // The square makes the first items frequent: every taste has its hits, and so has the whole.
  const early = (items: readonly string[]): string | undefined => items[Math.floor(dice.next() ** 2 * items.length)];
  return Array.from({ length: users }, (_, user) => {
    const own = dice.sample(tastes, dice.integer(1, Math.min(2, tastes.length)));
    const seen = new Set<string>();
    // Somebody of a narrow taste may have seen it all: then they watch less.
    for (let tries = 0; seen.size < itemsOfUser && tries < itemsOfUser * 20; tries += 1) {
      const item = early(dice.chance(loyalty) ? dice.pick(own) : everything);
      if (item !== undefined) seen.add(item);
    }
    return { userId: `watcher-${user + 1}`, items: [...seen] };
  });
}
