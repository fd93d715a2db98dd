import { useRef, type PointerEventHandler } from 'react';

/** How far a finger moves before it means the next picture, in pixels; less is a tap that shook. */
const LEAST_DISTANCE = 48;

interface Start {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
}

/** Handlers of an element that a finger or pen swipes sideways; `steps` is 1 for the next one, -1 for the one before. */
export function useSwipe(onSwipe: (steps: 1 | -1) => void): {
  readonly onPointerDown: PointerEventHandler;
  readonly onPointerUp: PointerEventHandler;
  readonly onPointerCancel: PointerEventHandler;
} {
  const start = useRef<Start | null>(null);
  return {
    onPointerDown: ({ pointerType, pointerId, isPrimary, clientX, clientY, target }) => {
      const isControl = target instanceof Element && target.closest('button') !== null;
      // A second finger zooms; a mouse drags the picture.
      start.current = pointerType === 'mouse' || !isPrimary || isControl ? null : { pointerId, x: clientX, y: clientY };
    },
    onPointerUp: ({ pointerId, clientX, clientY }) => {
      const from = start.current;
      start.current = null;
      if (from?.pointerId !== pointerId) return;
      const [across, down] = [clientX - from.x, clientY - from.y];
      if (Math.abs(across) < LEAST_DISTANCE || Math.abs(across) < 2 * Math.abs(down)) return;
      onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
