import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepInView } from './keep-in-view.ts';

const scrolled = vi.fn();
let resize = (): void => undefined;

beforeEach(() => {
  scrolled.mockClear();
  document.body.innerHTML = '<textarea></textarea>';
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        resize = report;
      }
      observe = () => undefined;
      disconnect = () => (resize = () => undefined);
    },
  );
});
afterEach(() => {
  document.body.replaceChildren();
});

/** Adds the comment to the page, at a distance from the top of the window. */
function addComment(top: number): HTMLElement {
  const element = Object.assign(document.createElement('article'), { id: 'comment-7', tabIndex: -1 });
  element.scrollIntoView = scrolled;
  element.getBoundingClientRect = () => ({ top, bottom: top + 80 }) as DOMRect;
  document.body.append(element);
  return element;
}

it('shows and focuses a comment that arrives later, once', () => {
  const end = keepInView('comment-7');
  const comment = addComment(300);
  resize();
  resize();
  expect(scrolled).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(comment);
  end();
});

it('returns to it when the page has moved it out of sight, until a person acts', () => {
  addComment(9_000);
  keepInView('comment-7');
  resize();
  window.dispatchEvent(new Event('scroll'));
  expect(scrolled).toHaveBeenCalledTimes(3);
  document.body.dispatchEvent(new Event('wheel', { bubbles: true }));
  resize();
  window.dispatchEvent(new Event('scroll'));
  expect(scrolled).toHaveBeenCalledTimes(3);
});
