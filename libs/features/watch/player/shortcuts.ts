import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { commandForKey, type PlayerCommand } from './model/keyboard.ts';
import { hasPageKeys } from './model/page-keys.ts';

const RANGE_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);
const HELP_KEY = '?';

/** The player's keys do not work where a person types or chooses, or in what is over the page. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="dialog"]';

/** The effects of keys. */
export interface KeyEffects {
  readonly run: (command: PlayerCommand) => void;
  /** Shows what the keys are. */
  readonly help?: (() => void) | undefined;
}

/** A control that needs this key itself: Space presses a button, arrows move a slider and the selection of a menu. */
function isNeededBy(target: Element, key: string): boolean {
  if (target.closest('[role="menu"]')) return true;
  if (key === ' ') return target.closest('button, a, input') !== null;
  return RANGE_KEYS.has(key) && target.closest('input') !== null;
}

function follow(event: KeyboardEvent | ReactKeyboardEvent<HTMLElement>, { run, help }: KeyEffects): void {
  const command = commandForKey(event);
  const isHelp = event.key === HELP_KEY && help !== undefined && !(event.ctrlKey || event.metaKey || event.altKey);
  if (!command && !isHelp) return;
  event.preventDefault();
  if (command) run(command);
  else help?.();
}

/** Handler of keys anywhere inside the player. */
export function shortcutHandler(effects: KeyEffects) {
  return (event: ReactKeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    if (!isNeededBy(event.target, event.key)) follow(event, effects);
  };
}

/**
 * Listens to those keys anywhere on the page, except keys that the page itself needs: Space and arrows scroll it. A
 * person can switch this off (WCAG 2.1.4), and it rests where somebody types and below a dialog.
 *
 * @param player null while the page is not that of the film
 */
export function usePageKeys(player: RefObject<HTMLElement | null> | null, effects: KeyEffects): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || key === ' ' || RANGE_KEYS.has(key) || !(target instanceof Element)) return;
    if (!player || player.current?.contains(target) || target.closest(OWN_KEYS)) return;
    if (document.querySelector('[role="dialog"]') || !hasPageKeys(window.localStorage)) return;
    follow(event, effects);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
