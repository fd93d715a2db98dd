/**
 * Keeps `aria-activedescendant` of a cmdk `Command`'s input at the selected option; pass it as the `ref`. cmdk 1.1
 * reads the option before it renders the options, so screen readers would hear nothing when the list opens, and the
 * previous option while somebody types.
 */
export function followSelection(root: HTMLElement | null): (() => void) | undefined {
  if (root === null) return undefined;
  const update = (): void => {
    const id = root.querySelector('[role="option"][aria-selected="true"]')?.id ?? '';
    const input = root.querySelector('[role="combobox"]');
    if ((input?.getAttribute('aria-activedescendant') ?? '') === id) return;
    if (id === '') input?.removeAttribute('aria-activedescendant');
    else input?.setAttribute('aria-activedescendant', id);
  };
  update();
  const observer = new MutationObserver(update);
  const attributeFilter = ['aria-selected', 'aria-activedescendant'];
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter });
  return () => observer.disconnect();
}
