/**
 * As the `ref` of a cmdk `Command`: keeps `aria-activedescendant` of its input at the option that is selected. cmdk 1.1 reads
 * it before the options are rendered: screen readers would hear nothing when the list opens, and the option from before
 * while somebody types.
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
