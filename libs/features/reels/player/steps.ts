/** How near a reel is to the one that plays: only those around it hold a video, and only one plays. */
export type ReelRole = 'playing' | 'ready' | 'away';

/** So many after the one that plays are loaded: whoever swipes on soon does not wait either. */
const AHEAD = 2;

/**
 * The one before stays as it is for going back; those after are loaded ahead. @param settled where the feed has stood for
 * a moment: what is loaded ahead waits for that, as it would hold up the first picture of the one that begins
 */
export function roleOf(index: number, active: number, settled: number): ReelRole {
  if (index === active) return 'playing';
  return index >= settled - 1 && index <= settled + AHEAD ? 'ready' : 'away';
}

export type ReelCommand = 'next' | 'previous' | 'toggle' | 'mute' | 'first' | 'last';

const KEYS: Readonly<Record<string, ReelCommand>> = {
  ArrowDown: 'next',
  PageDown: 'next',
  j: 'next',
  ArrowUp: 'previous',
  PageUp: 'previous',
  k: 'previous',
  Home: 'first',
  End: 'last',
  ' ': 'toggle',
  m: 'mute',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'>;

/** What a key asks of the feed; null for a key of the browser's, or one that a control under the focus needs. */
export function commandOf(event: Pressed, focusedTag: string): ReelCommand | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return null;
  if (['INPUT', 'TEXTAREA', 'SELECT'].includes(focusedTag)) return null;
  const command = Object.hasOwn(KEYS, event.key) ? (KEYS[event.key] ?? null) : null;
  return command === 'toggle' && ['BUTTON', 'A'].includes(focusedTag) ? null : command;
}

/** The place that a command leads to in a feed of so many; the same one where it ends. */
export function placeAfter(command: ReelCommand, active: number, count: number): number {
  const last = Math.max(0, count - 1);
  switch (command) {
    case 'next':
      return Math.min(active + 1, last);
    case 'previous':
      return Math.max(active - 1, 0);
    case 'first':
      return 0;
    case 'last':
      return last;
    default:
      return active;
  }
}
