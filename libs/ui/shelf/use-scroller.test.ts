import { describe, expect, it } from 'vitest';
import { scrollPosition } from './use-scroller.ts';

/** A row of items side by side in a window of 1440 pixels, scrolled so far; its box is as wide as the window, with a padding. */
function row(widths: readonly number[], { scrolled = 0, gap = 24, padding = 48 } = {}) {
  let left = padding - scrolled;
  const items = widths.map((width) => {
    const item = { left, right: left + width };
    left = item.right + gap;
    return item;
  });
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) throw new Error('a row has items');
  return scrollPosition({ left: 0, right: 1440 }, first, last);
}

describe('scrollPosition', () => {
  it('knows both ends, and what is between them', () => {
    const seven = Array.from({ length: 7 }, () => 320);
    // All of them and their gaps are 2384 pixels, with the padding 2480.
    expect(row(seven)).toEqual([true, false]);
    expect(row(seven, { scrolled: 700 })).toEqual([false, false]);
    expect(row(seven, { scrolled: 1040 })).toEqual([false, true]);
  });

  it('offers neither end where every card is in sight, although they reach into the padding', () => {
    // Wider than the room between the paddings, which scrolls by 16 pixels and shows nothing else.
    expect(row([322, 322, 322, 322])).toEqual([true, true]);
    expect(row([322, 322, 322, 322], { scrolled: 16 })).toEqual([true, true]);
  });

  it('offers the end where a card is cut by the edge, and not for half a pixel', () => {
    expect(row([340, 340, 340, 340])).toEqual([true, false]);
    expect(row([330.1, 330.1, 330.1, 330.1])).toEqual([true, true]);
  });
});
