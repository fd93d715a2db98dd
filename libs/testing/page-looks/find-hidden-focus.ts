/**
 * Controls that nobody sees while they have the focus: covered by what stays in its place while the page scrolls, out of the window,
 * or transparent. It goes through the page as Tab does. Runs in the page, so it uses nothing outside of itself.
 */
export async function findHiddenFocus(): Promise<readonly string[]> {
  const MOST_STOPS = 250;
  /** Smaller ones stand for something that is drawn in their place, as the inputs of cards do. */
  const SMALLEST = 4;
  /** A fade begins with transparent frames, and a loaded machine draws few of them in a second. */
  const MOST_FRAMES = 20;
  const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex^="-"])';
  const found = new Set<string>();
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  const drawn = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });

  const soon = async (isSo: () => boolean): Promise<boolean> => {
    for (let frame = 0; frame < MOST_FRAMES && !isSo(); frame += 1) await drawn();
    return isSo();
  };
  const isInWindow = (control: Element): boolean => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };

  /** What stays in its place over the page, if that is what is on top there. */
  const staying = (element: Element | null): Element | null => {
    for (let at = element; at && at !== document.body; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
    return null;
  };

  /** What covers all of the part of a control that is in the window; null where some of it is seen. */
  const coverOf = (control: Element, { left, right, top, bottom }: DOMRect): Element | null => {
    let cover: Element | null = null;
    for (const across of [0.1, 0.5, 0.9]) {
      for (const down of [0.1, 0.5, 0.9]) {
        const x = left + (right - left) * across;
        const y = top + (bottom - top) * down;
        const hit = x < 0 || y < 0 || x >= innerWidth || y >= innerHeight ? null : document.elementFromPoint(x, y);
        if (!hit) continue;
        if (hit.contains(control) || control.contains(hit)) return null;
        const over = staying(hit);
        // Something else of the page itself: that is no cover that scrolling would leave behind.
        if (!over || over.contains(control)) return null;
        cover = over;
      }
    }
    return cover;
  };

  const controls = [...document.querySelectorAll<HTMLElement>(STOPS)].slice(0, MOST_STOPS);
  for (const control of controls) {
    if (control.closest('[inert]') || !control.checkVisibility({ visibilityProperty: true })) continue;
    control.focus();
    if (document.activeElement !== control) continue;
    const box = control.getBoundingClientRect();
    if (box.width < SMALLEST || box.height < SMALLEST) continue;
    // What appears with the focus takes a moment, and a row may still be on its way.
    const isOpaque = () => control.checkVisibility({ opacityProperty: true });
    if (!(await soon(isOpaque))) found.add(`${nameOf(control)} is transparent while it has the focus`);
    if (!isInWindow(control)) {
      if (!(await soon(() => isInWindow(control))))
        found.add(`${nameOf(control)} is out of the window while it has the focus`);
      continue;
    }
    const cover = coverOf(control, control.getBoundingClientRect());
    if (cover) found.add(`${nameOf(control)} is covered by ${nameOf(cover)} while it has the focus`);
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo({ top: 0, behavior: 'instant' });
  return [...found];
}
