import type { KeyboardEvent } from 'react';
import { commandForKey, type PlayerCommand } from './model/keyboard.ts';

const RANGE_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

/** A control that needs this key itself: Space presses a button, arrows move a slider and the selection of a menu. */
function isNeededBy(target: Element, key: string): boolean {
  if (target.closest('[role="menu"]')) return true;
  if (key === ' ') return target.closest('button, a, input') !== null;
  return RANGE_KEYS.has(key) && target.closest('input') !== null;
}

/**
 * Handler of keys anywhere inside the player. Keys count only while the focus is in it, so that typing or speech input
 * elsewhere on the page has no effect here (WCAG 2.1.4).
 */
export function shortcutHandler(run: (command: PlayerCommand) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const command = isNeededBy(event.target, event.key) ? null : commandForKey(event);
    if (!command) return;
    event.preventDefault();
    run(command);
  };
}
