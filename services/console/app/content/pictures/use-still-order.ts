import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { pictures as texts } from '../../messages/pictures.ts';
import type { StillLine } from './still-lines.ts';

/** How the pictures of a set change their places: by dragging a row, by the keys of its handle, by buttons. */
export interface StillOrder {
  /** Moves a picture to a place, counted from 0. */
  readonly move: (from: number, to: number) => void;
  /** Returns what the row of that place needs to be dragged. */
  readonly dragging: (index: number) => {
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
  };
  /** Returns what moves the picture of that place by the keys of its handle. */
  readonly onKeyDown: (index: number) => (event: KeyboardEvent) => void;
  /** The place that a dragged picture would take; null while none is dragged. */
  readonly over: number | null;
  /** What has just happened, for screen readers. */
  readonly said: string;
}

/** Marks the handle of a picture, which keeps the focus when it has moved. */
export const HANDLE = 'data-handle';

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowUp: (index) => index - 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

export function useStillOrder(stills: readonly StillLine[], write: (next: readonly StillLine[]) => void): StillOrder {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const moved = useRef<string | null>(null);
  useEffect(() => {
    if (moved.current === null) return;
    document.querySelector<HTMLElement>(`[${HANDLE}="${CSS.escape(moved.current)}"]`)?.focus();
    moved.current = null;
  });
  const last = stills.length - 1;
  const move = (from: number, to: number): void => {
    if (from === to || to < 0 || to > last) return;
    const next = [...stills];
    next.splice(to, 0, ...next.splice(from, 1));
    setSaid(texts.moved(to + 1, stills.length));
    write(next);
  };
  const end = (): void => {
    setDragged(null);
    setOver(null);
  };
  return {
    move,
    over,
    said,
    dragging: (index) => ({
      onDragStart: (event) => {
        setDragged(index);
        event.dataTransfer.effectAllowed = 'move';
      },
      // Files that are dropped on a row are none of the order's.
      onDragOver: (event) => {
        if (dragged === null) return;
        event.preventDefault();
        setOver(index);
      },
      onDrop: (event) => {
        if (dragged === null) return;
        event.preventDefault();
        move(dragged, index);
        end();
      },
      onDragEnd: end,
    }),
    onKeyDown: (index) => (event) => {
      const to = STEPS[event.key]?.(index, last);
      if (to === undefined) return;
      event.preventDefault();
      moved.current = stills[index]?.picture ?? null;
      move(index, to);
    },
  };
}
