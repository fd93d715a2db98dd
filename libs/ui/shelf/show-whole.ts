import type { FocusEvent } from 'react';

/**
 * Scrolls a row to the focused item when half of it is out of sight; attach it to the row's list. Browsers do so for
 * items that are completely out of sight, and some only for those.
 */
export function showWhole({ target }: FocusEvent<HTMLElement>): void {
  // An item pressed by mouse stays where it is.
  if (target.matches(':focus-visible')) target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
