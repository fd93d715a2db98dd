/** What a person does to move on by themselves; moving the pointer alone is none of it. */
const OWN_ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

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
    const { top, bottom } = element.getBoundingClientRect();
    if (!isFocused || bottom <= 0 || top >= window.innerHeight) element.scrollIntoView({ block: 'center' });
    if (!isFocused) element.focus({ preventScroll: true });
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
