/** How near a reel is to the playing one: only those around it have a video element, and only one plays. */
export type ReelRole = 'playing' | 'ready' | 'away';

/** The number of reels that are preloaded after the playing one, for people who swipe quickly. */
const AHEAD = 2;

/**
 * The previous reel stays loaded for going back; the next ones are preloaded. @param settled the reel at which the feed
 * has rested: preloading waits for that, as it would delay the first picture of the starting reel
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

/** The feed's command for a key; null for a key of the browser's, or one that the focused control needs. */
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
