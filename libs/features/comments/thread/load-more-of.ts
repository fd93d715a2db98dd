/**
 * Loads more of a list by the button below it. At the end of the list the button is gone, and the focus would be with it: it goes
 * to the first comment that is new, which is where somebody who goes by keys reads on.
 */
export async function loadMoreOf(list: () => HTMLElement | null, load: () => Promise<void>): Promise<void> {
  const button = document.activeElement;
  const before = list()?.children.length ?? 0;
  await load();
  // What was loaded is drawn by then.
  requestAnimationFrame(() => {
    // A person who has meanwhile moved the focus elsewhere stays there.
    if (document.activeElement !== button && document.activeElement !== document.body) return;
    list()?.children[before]?.querySelector<HTMLElement>('article')?.focus({ preventScroll: true });
  });
}
