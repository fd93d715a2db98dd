/**
 * Focuses what replaces a form, such as its preview, so that it is read and Tab goes on behind it. Pass it as the
 * `ref`.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
