import { type PointerEvent, type RefObject, useState } from 'react';

/** A row while one of the list is dragged: the dragged one follows the pointer, the others make room. Pixels. */
export interface DragState {
  readonly isDragged: boolean;
  readonly shift: number;
}

interface Dragged {
  readonly from: number;
  readonly to: number;
  /** How far the pointer has moved down. */
  readonly moved: number;
  readonly rowHeight: number;
}

const AT_REST: DragState = { isDragged: false, shift: 0 };

/** Drags a row of a list to another place by its handle; `onDropped` is called with both places, from 0. */
export function useDraggedFilm(list: RefObject<HTMLElement | null>, onDropped: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null);

  const begin = (event: PointerEvent<HTMLElement>, from: number): void => {
    const rows = list.current?.children;
    const row = rows?.[from];
    if (event.button !== 0 || !rows || !row) return;
    const handle: HTMLElement = event.currentTarget;
    const { clientY, pointerId } = event;
    const rowHeight = row.getBoundingClientRect().height;
    const last = rows.length - 1;
    const end = new AbortController();
    let latest: Dragged = { from, to: from, moved: 0, rowHeight };
    const finish = (isDrop: boolean) => {
      end.abort();
      setDragged(null);
      if (isDrop && latest.to !== from) onDropped(from, latest.to);
    };
    const options = { signal: end.signal };
    handle.setPointerCapture(pointerId);
    handle.addEventListener(
      'pointermove',
      (move) => {
        const moved = move.clientY - clientY;
        const to = Math.min(last, Math.max(0, from + Math.round(moved / rowHeight)));
        latest = { from, to, moved, rowHeight };
        setDragged(latest);
      },
      options,
    );
    handle.addEventListener('pointerup', () => finish(true), options);
    handle.addEventListener('pointercancel', () => finish(false), options);
    handle.addEventListener('keydown', (key) => key.key === 'Escape' && finish(false), options);
  };

  return { begin, stateOf: (index: number) => (dragged === null ? AT_REST : stateOf(dragged, index)) };
}

function stateOf({ from, to, moved, rowHeight }: Dragged, index: number): DragState {
  if (index === from) return { isDragged: true, shift: moved };
  if (index > from && index <= to) return { isDragged: false, shift: -rowHeight };
  if (index < from && index >= to) return { isDragged: false, shift: rowHeight };
  return AT_REST;
}
