import { useEffect, useState } from 'react';
import { type Corner, cornerAfter, CORNERS, covers, nearestCorner } from './corner.ts';

/** The place of the small player, and the ways to move it. */
export interface CornerMoves {
  /** Moves it to the next corner. */
  readonly moveOn: () => void;
  /** Off this box, to the first corner that leaves it free. */
  readonly moveAside: (box: DOMRectReadOnly) => void;
  /** Follows a pointer that has moved this far, in CSS pixels. */
  readonly dragBy: (x: number, y: number) => void;
  /** Lets it snap to the nearest corner. */
  readonly drop: () => void;
}

// The next film of this visit is where a person put this one.
let chosen: Corner = 'bottom-right';

/** The moves of a small player. On a narrow window, where it is a bar, the style sheet leaves them without effect. */
export function useCorner(host: HTMLElement): CornerMoves {
  const [moves] = useState(() => movesOf(host));
  useEffect(() => put(host, chosen), [host]);
  return moves;
}

function put(host: HTMLElement, corner: Corner): void {
  host.dataset['corner'] = corner;
}

function movesOf(host: HTMLElement): CornerMoves {
  const choose = (corner: Corner) => {
    chosen = corner;
    put(host, corner);
  };
  return {
    moveOn: () => choose(cornerAfter(chosen)),
    moveAside(box) {
      if (!covers(host.getBoundingClientRect(), box)) return;
      const before = chosen;
      const free = CORNERS.find((corner) => {
        put(host, corner);
        return !covers(host.getBoundingClientRect(), box);
      });
      choose(free ?? before);
    },
    dragBy: (x, y) => void (host.style.translate = `${String(x)}px ${String(y)}px`),
    drop() {
      const corner = nearestCorner(host.getBoundingClientRect(), { width: innerWidth, height: innerHeight });
      host.style.translate = '';
      choose(corner);
    },
  };
}
