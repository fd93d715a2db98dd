/**
 * Controls that nobody sees while they have the focus: covered by what stays in its place while the page scrolls, out of the window,
 * or transparent. It goes through the page as Tab does. Runs in the page, so it uses nothing outside of itself.
 */
export async function findHiddenFocus(): Promise<readonly string[]> {
  const MOST_STOPS = 250;
  /** Smaller ones stand for something that is drawn in their place, as the inputs of cards do. */
  const SMALLEST = 4;
  const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex^="-"])';
  const found = new Set<string>();
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  const drawn = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });

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
    if (!control.checkVisibility({ opacityProperty: true })) {
      // What appears with the focus takes a moment.
      await drawn();
      if (!control.checkVisibility({ opacityProperty: true }))
        found.add(`${nameOf(control)} is transparent while it has the focus`);
    }
    const isOutside = box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth;
    if (isOutside) {
      // A row may still be on its way.
      await drawn();
      const later = control.getBoundingClientRect();
      if (later.bottom <= 0 || later.top >= innerHeight || later.right <= 0 || later.left >= innerWidth)
        found.add(`${nameOf(control)} is out of the window while it has the focus`);
      continue;
    }
    const cover = coverOf(control, box);
    if (cover) found.add(`${nameOf(control)} is covered by ${nameOf(cover)} while it has the focus`);
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo({ top: 0, behavior: 'instant' });
  return [...found];
}
