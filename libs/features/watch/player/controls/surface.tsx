import { useRef, type PointerEvent } from 'react';
import { JUMP_SECONDS, type PlayerCommand } from '../model/keyboard.ts';

const DOUBLE_TAP_MS = 300;
const SIDE = 0.35;

/**
 * The picture as a control: a click plays and pauses, a double click fills the screen; on touch a double tap at a side
 * jumps, and every further tap jumps again. Buttons and keys do the same, so it is hidden from readers.
 */
export function Surface({ run }: { readonly run: (command: PlayerCommand) => void }) {
  const last = useRef({ at: -Infinity, side: 0 });

  const tapped = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const across = (event.clientX - box.left) / box.width;
    const side = across < SIDE ? -1 : across > 1 - SIDE ? 1 : 0;
    const again = event.timeStamp - last.current.at < DOUBLE_TAP_MS && side === last.current.side;
    last.current = { at: event.timeStamp, side };
    if (!again) return;
    run(side === 0 ? { type: 'toggle-play' } : { type: 'seek-by', seconds: side * JUMP_SECONDS });
  };

  return (
    <div
      aria-hidden
      data-player-surface
      className="player-surface"
      onPointerUp={(event) => {
        if (event.pointerType !== 'mouse') tapped(event);
        else if (event.button === 0) run({ type: 'toggle-play' });
      }}
      onDoubleClick={() => {
        if (!matchMedia('(pointer: coarse)').matches) run({ type: 'toggle-fullscreen' });
      }}
    />
  );
}
