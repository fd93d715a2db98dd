import type { FocusEvent } from 'react';

/**
 * For the list of a row that scrolls sideways: scrolls to a focused item that is half out of it. Browsers do so for
 * items that are completely out of sight, and some only for those.
 */
export function showWhole({ target }: FocusEvent<HTMLElement>): void {
  // An item pressed by mouse stays where it is.
  if (target.matches(':focus-visible')) target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
