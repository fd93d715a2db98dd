import { useEffect, useState } from 'react';

export type Scroller = {
  /** Nothing of it is beyond that edge of its box. Both are true until scripts run, and while all of it is in sight. */
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** A screenful back or forth. */
  readonly move: (direction: -1 | 1) => void;
};

/** Whether it is at its start, and at its end. */
type Position = readonly [atStart: boolean, atEnd: boolean];

/** How far an item may be beyond the edge and still be in sight, in pixels: what rounding makes of none. */
const ROUNDING = 2;

type Sides = Pick<DOMRect, 'left' | 'right'>;

const sidesOf = (element: Element): Sides => element.getBoundingClientRect();

/**
 * The position of a sideways scroller, by what of its first and its last item is beyond the edges of its box. The width of its
 * content would count its padding, too, in which a last item is as visible as before it.
 */
export function scrollPosition(box: Sides, first: Sides, last: Sides): Position {
  return [first.left >= box.left - ROUNDING, last.right <= box.right + ROUNDING];
}

/** Watches a sideways scroller, and moves it by screenfuls. */
export function useScroller(element: HTMLElement | null): Scroller {
  const [atStart, setAtStart] = useState(true);
  const [atEnd, setAtEnd] = useState(true);
  useEffect(() => {
    if (!element) return;
    const read = () => {
      const { firstElementChild: first, lastElementChild: last } = element;
      if (!first || !last) return;
      const [isAtStart, isAtEnd] = scrollPosition(sidesOf(element), sidesOf(first), sidesOf(last));
      setAtStart(isAtStart);
      setAtEnd(isAtEnd);
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, [element]);
  return {
    atStart,
    atEnd,
    move: (direction) => element?.scrollBy({ left: direction * element.clientWidth * 0.86 }),
  };
}
