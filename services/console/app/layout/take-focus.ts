/** As the `ref` of what replaces a form, such as its preview: focuses it, so that it is read and Tab goes on behind it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
