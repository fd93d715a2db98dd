import { type PointerEvent, useRef } from 'react';
import type { MiniPlayer } from './mini-chrome.tsx';

/** A shorter movement is a press with an unsteady hand. */
const DRAG_PIXELS = 8;

/** Drags a small player by its picture. What was a drag is no press of the link under it. */
export function useDrag({ dragBy, drop }: Pick<MiniPlayer, 'dragBy' | 'drop'>) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const moved = useRef(false);
  const released = () => {
    from.current = null;
    if (moved.current) drop();
  };
  return {
    /** Returns whether the press that ends now was a drag. */
    hasMoved: () => moved.current,
    handlers: {
      onPointerDown(event: PointerEvent) {
        moved.current = false;
        from.current = event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
        // The pointer is captured at once, since a quick one is past the edge with its first move.
        if (from.current) event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent) {
        if (!from.current) return;
        const x = event.clientX - from.current.x;
        const y = event.clientY - from.current.y;
        if (!moved.current && Math.hypot(x, y) < DRAG_PIXELS) return;
        moved.current = true;
        dragBy(x, y);
      },
      onPointerUp: released,
      onPointerCancel: released,
    },
  };
}
