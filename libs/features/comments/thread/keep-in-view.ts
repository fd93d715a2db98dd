/** What a person does to move on by themselves; moving the pointer alone is none of it. */
const OWN_ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Focuses an element and scrolls to it, so that nothing moves under its reader meanwhile. The place of the comments crops them, and
 * makes room for what has the focus. So what follows them leaves the window in one frame, they grow in the next, and the page is
 * at the element in the third.
 */
export function openAt(element: HTMLElement): void {
  const below = innerHeight - (element.closest('#comments')?.getBoundingClientRect().bottom ?? innerHeight);
  if (below > 0) window.scrollBy({ top: -below, behavior: 'instant' });
  requestAnimationFrame(() => {
    element.focus({ preventScroll: true });
    requestAnimationFrame(() => element.scrollIntoView({ block: 'center' }));
  });
}

function isOutOfSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom <= 0 || top >= window.innerHeight;
}

/**
 * Scrolls to an element, focuses it, and stays there while the page around it still arrives and changes its height,
 * until a person acts. The element may come later than the call.
 * @returns ends it
 */
export function keepInView(id: string): () => void {
  let isFocused = false;
  const show = () => {
    const element = document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    if (!element) return;
    if (!isFocused) openAt(element);
    else if (isOutOfSight(element)) element.scrollIntoView({ block: 'center' });
    isFocused = true;
  };
  const watcher = new ResizeObserver(show);
  const end = () => {
    watcher.disconnect();
    window.removeEventListener('scroll', show);
    for (const act of OWN_ACTS) window.removeEventListener(act, end, true);
  };
  watcher.observe(document.body);
  window.addEventListener('scroll', show, { passive: true });
  for (const act of OWN_ACTS) window.addEventListener(act, end, { capture: true, passive: true });
  show();
  return end;
}
