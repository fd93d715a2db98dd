/**
 * Text of which letters are cut by a box around it, such as a title whose descenders end at the edge of a line that is too low. Whole
 * lines that a box leaves out, and words before an ellipsis, are cut on purpose. Runs in the page, so it uses nothing outside of itself.
 */
export function findClippedText(): readonly string[] {
  /** Letters end between two points as often as on one. */
  const TOLERANCE = 1;
  const UNREAD = 'script, style, noscript, svg, option, [aria-hidden="true"]';
  const pen = document.createElement('canvas').getContext('2d');
  const found = new Set<string>();
  const isClipping = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const isScrolling = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

  /** Where the ink of a line is, which is less than what its font reserves. */
  const inkOf = ({ left, right, top, bottom }: DOMRect, text: string, style: CSSStyleDeclaration) => {
    if (!pen) return { left, right, top, bottom };
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const ink = pen.measureText(style.textTransform === 'uppercase' ? text.toUpperCase() : text);
    return {
      left,
      right,
      top: top + ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent,
      bottom: bottom - ink.fontBoundingBoxDescent + ink.actualBoundingBoxDescent,
    };
  };

  /** The boxes that cut what is in an element, from the inside out; what scrolls shows all of it sooner or later. */
  const boxesAround = (element: Element): readonly HTMLElement[] => {
    const boxes: HTMLElement[] = [];
    let isOutOfFlow = false;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { position, overflowX, overflowY, display } = getComputedStyle(at);
      const holds = !isOutOfFlow || position !== 'static';
      if (holds && at instanceof HTMLElement && display !== 'inline') {
        if (isScrolling(overflowX) || isScrolling(overflowY)) return boxes;
        if (isClipping(overflowX) || isClipping(overflowY)) boxes.push(at);
      }
      if (holds) isOutOfFlow = position === 'absolute';
      if (position === 'fixed') return boxes;
    }
    return boxes;
  };

  /** Words that nobody sees are in a box of a point, or in one of which nothing is drawn. */
  const isForScreenReaders = (box: HTMLElement): boolean =>
    box.clientWidth <= 1 || box.clientHeight <= 1 || getComputedStyle(box).clipPath === 'inset(50%)';

  /** Where a line is cut by one of the boxes; null where none cuts it. */
  const cutOf = (line: ReturnType<typeof inkOf>, boxes: readonly HTMLElement[]): string | null => {
    let { left, right, top, bottom } = line;
    for (const box of boxes) {
      const edge = box.getBoundingClientRect();
      const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
      // All of it is beyond the box: it is left out.
      if (bottom <= edge.top + TOLERANCE || top >= edge.bottom - TOLERANCE) return null;
      if (right <= edge.left + TOLERANCE || left >= edge.right - TOLERANCE) return null;
      const isLow = isClipping(overflowY) && (bottom > edge.bottom + TOLERANCE || top < edge.top - TOLERANCE);
      const isNarrow = isClipping(overflowX) && (right > edge.right + TOLERANCE || left < edge.left - TOLERANCE);
      // Somebody may open what was cropped with a button that says so.
      if (isLow && box.dataset['cropped'] !== undefined) return null;
      const name = `${box.tagName.toLowerCase()}.${(box.getAttribute('class') ?? '').slice(0, 40)}`;
      if (isLow) return `at its height by ${name}`;
      if (isNarrow && textOverflow !== 'ellipsis') return `at its side by ${name}`;
      // Boxes further out have only what this one shows.
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return null;
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue?.trim() ?? '';
    const element = node.parentElement;
    if (text === '' || !element || element.closest(UNREAD)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const boxes = boxesAround(element);
    if (boxes.some(isForScreenReaders)) continue;
    const style = getComputedStyle(element);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of boxes.length === 0 ? [] : range.getClientRects()) {
      const cut = line.width <= 1 ? null : cutOf(inkOf(line, text, style), boxes);
      if (cut !== null) found.add(`“${text.slice(0, 40)}” is cut ${cut}`);
    }
  }
  return [...found];
}
