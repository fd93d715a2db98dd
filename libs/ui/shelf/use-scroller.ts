import { useCallback, useEffect, useState } from 'react';

export type Scroller = {
  /** The content is wider than its container. False until scripts run. */
  readonly overflows: boolean;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** A screenful back or forth. */
  readonly move: (direction: -1 | 1) => void;
};

type Position = Pick<Scroller, 'overflows' | 'atStart' | 'atEnd'>;

const UNKNOWN: Position = { overflows: false, atStart: true, atEnd: false };

/** The position of a sideways scroller. Half a pixel of rounding does not count. */
export function scrollPosition(box: { scrollLeft: number; clientWidth: number; scrollWidth: number }): Position {
  const room = box.scrollWidth - box.clientWidth;
  return { overflows: room > 2, atStart: box.scrollLeft <= 2, atEnd: box.scrollLeft >= room - 2 };
}

/** Watches a sideways scroller, and moves it by screenfuls. */
export function useScroller(element: HTMLElement | null): Scroller {
  const [position, setPosition] = useState(UNKNOWN);
  useEffect(() => {
    if (!element) return;
    const read = () => {
      const next = scrollPosition(element);
      setPosition((last) =>
        last.overflows === next.overflows && last.atStart === next.atStart && last.atEnd === next.atEnd ? last : next,
      );
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
  const move = useCallback(
    (direction: -1 | 1) => element?.scrollBy({ left: direction * element.clientWidth * 0.86 }),
    [element],
  );
  return { ...position, move };
}
