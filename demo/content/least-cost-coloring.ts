/** Steps without a better result after which a search stops, and steps for which a film may not change back. */
const SEARCH = { patience: 10_000, pause: 12 } as const;

/** Colors that look alike, and what it costs when two items have such colors: a table as that of the costs. */
export interface AlikeColors {
  readonly costs: Uint16Array;
  readonly kindOf: (color: number) => string;
}

/**
 * Gives each of `count` items one of `colors` colors so that items of the same color cost as little as possible
 * together. First the items with the most costs, each its cheapest color; then a tabu search: of the items that cost
 * something the best change is made, even for the worse, and not undone for a while. The same costs give the same
 * answer.
 *
 * @param costs a square table, row by row: what it costs when two items have the same color
 */
export function leastCostColoring(
  costs: Uint16Array,
  count: number,
  colors: number,
  alike: AlikeColors | null = null,
): Int16Array {
  const table = new CostTable(costs, count, colors, alike);
  for (const item of costliestFirst(costs, count)) table.paint(item, table.cheapest(item));
  let best = { cost: table.total, colors: table.colors.slice() };
  const pausedUntil = new Uint32Array(count * colors);
  for (let step = 0, since = 0; best.cost > 0 && since < SEARCH.patience; step += 1, since += 1) {
    const change = table.bestChange((at, cost) => (pausedUntil[at] ?? 0) > step && cost >= best.cost);
    if (change === null) break;
    pausedUntil[change.item * colors + (table.colors[change.item] ?? 0)] = step + SEARCH.pause + (step % 7);
    table.paint(change.item, change.color);
    if (table.total >= best.cost) continue;
    best = { cost: table.total, colors: table.colors.slice() };
    since = 0;
  }
  return best.colors;
}

/** Colors assigned so far, and what each color would cost each item. */
class CostTable {
  readonly colors: Int16Array;
  total = 0;
  readonly #costs: Uint16Array;
  readonly #count: number;
  readonly #colorCount: number;
  readonly #costOf: Int32Array;
  readonly #alikeCosts: Uint16Array | null;
  /** The colors that look like a color, itself among them. */
  readonly #alike: readonly (readonly number[])[];

  constructor(costs: Uint16Array, count: number, colorCount: number, alike: AlikeColors | null) {
    const all = Array.from({ length: colorCount }, (_, color) => color);
    this.#alikeCosts = alike?.costs ?? null;
    this.#alike = all.map((color) => all.filter((other) => alike?.kindOf(other) === alike?.kindOf(color)));
    this.#costs = costs;
    this.#count = count;
    this.#colorCount = colorCount;
    this.#costOf = new Int32Array(count * colorCount);
    this.colors = new Int16Array(count).fill(-1);
  }

  paint(item: number, color: number): void {
    const before = this.colors[item] ?? 0;
    if (before >= 0) {
      this.total -= this.#costOf[item * this.#colorCount + before] ?? 0;
      this.#charge(item, before, -1);
    }
    this.total += this.#costOf[item * this.#colorCount + color] ?? 0;
    this.#charge(item, color, 1);
    this.colors[item] = color;
  }

  /** Adds to what colors cost all other items that this one has a color, or takes it off. */
  #charge(item: number, color: number, sign: 1 | -1): void {
    const add = (other: number, at: number, cost: number): void => {
      const place = other * this.#colorCount + at;
      this.#costOf[place] = (this.#costOf[place] ?? 0) + sign * cost;
    };
    for (let other = 0; other < this.#count; other += 1) {
      const cost = this.#costs[item * this.#count + other] ?? 0;
      if (cost > 0) add(other, color, cost);
      const alike = this.#alikeCosts?.[item * this.#count + other] ?? 0;
      if (alike > 0) for (const each of this.#alike[color] ?? []) add(other, each, alike);
    }
  }

  /** The color that costs this item least; the first of equals after its number, so that all colors are used. */
  cheapest(item: number): number {
    let best = item % this.#colorCount;
    for (let color = 0; color < this.#colorCount; color += 1) {
      if ((this.#costOf[item * this.#colorCount + color] ?? 0) < (this.#costOf[item * this.#colorCount + best] ?? 0))
        best = color;
    }
    return best;
  }

  /** The cheapest other color of any item that costs something; null where all is well. */
  bestChange(isForbidden: (at: number, costAfter: number) => boolean): { item: number; color: number } | null {
    let best: { item: number; color: number; gain: number } | null = null;
    for (let item = 0; item < this.#count; item += 1) {
      const now = this.#costOf[item * this.#colorCount + (this.colors[item] ?? 0)] ?? 0;
      if (now === 0) continue;
      for (let color = 0; color < this.#colorCount; color += 1) {
        const at = item * this.#colorCount + color;
        const gain = now - (this.#costOf[at] ?? 0);
        if (color === this.colors[item] || (best !== null && gain <= best.gain)) continue;
        if (!isForbidden(at, this.total - gain)) best = { item, color, gain };
      }
    }
    return best;
  }
}

/** Items with the most costs first: they are the hardest to place. */
function costliestFirst(costs: Uint16Array, count: number): number[] {
  const sums = Array.from({ length: count }, (_, item) =>
    costs.subarray(item * count, (item + 1) * count).reduce((sum, cost) => sum + cost, 0),
  );
  return sums.map((_, item) => item).toSorted((one, other) => (sums[other] ?? 0) - (sums[one] ?? 0));
}
