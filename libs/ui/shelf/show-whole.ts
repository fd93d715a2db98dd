import type { FocusEvent } from 'react';

/**
 * For the list of a row that scrolls sideways: it follows the keyboard to an item that is half out of it. Browsers do so
 * for what is out of sight altogether, and some for that alone.
 */
export function showWhole({ target }: FocusEvent<HTMLElement>): void {
  // What a mouse presses stays where it is.
  if (target.matches(':focus-visible')) target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
