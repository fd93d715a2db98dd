/**
 * Moves the focus from a control that is about to go with its item of a list: to the same control of the next item, or of the
 * one before it, and to the page where there is none. A browser would leave the focus nowhere. It moves no focus that is elsewhere.
 */
export function focusNeighbour(control: HTMLElement): void {
  if (control !== document.activeElement) return;
  const item = control.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  // From the end: an item that can be moved up has a button more in front.
  const place = item ? buttonsOf(item).toReversed().indexOf(control) : -1;
  const target =
    neighbour && (buttonsOf(neighbour).toReversed()[place] ?? neighbour.querySelector<HTMLElement>('a[href]'));
  (target ?? control.closest<HTMLElement>('main'))?.focus({ preventScroll: !target });
}

const buttonsOf = (item: Element): HTMLElement[] => [...item.querySelectorAll<HTMLElement>('button')];
