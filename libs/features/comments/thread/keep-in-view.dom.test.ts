import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepInView } from './keep-in-view.ts';

const scrolled = vi.fn();
const frames: (() => void)[] = [];
/** What was done with the page, in order. */
const acts: string[] = [];
let resize = (): void => undefined;

beforeEach(() => {
  scrolled.mockClear();
  acts.length = 0;
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
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
  element.scrollIntoView = () => {
    acts.push('at the comment');
    scrolled();
  };
  element.addEventListener('focus', () => void acts.push('focused'));
  element.getBoundingClientRect = () => ({ top, bottom: top + 80 }) as DOMRect;
  document.body.append(element);
  return element;
}

/** Draws until nothing waits for a frame. */
function draw(): void {
  while (frames.length > 0) for (const each of frames.splice(0)) each();
}

it('shows and focuses a comment that arrives later, once', () => {
  const end = keepInView('comment-7');
  const comment = addComment(300);
  resize();
  draw();
  resize();
  draw();
  expect(scrolled).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(comment);
  end();
});

it('returns to it when the page has moved it out of sight, until a person acts', () => {
  addComment(9_000);
  keepInView('comment-7');
  draw();
  resize();
  window.dispatchEvent(new Event('scroll'));
  expect(scrolled).toHaveBeenCalledTimes(3);
  document.body.dispatchEvent(new Event('wheel', { bubbles: true }));
  resize();
  window.dispatchEvent(new Event('scroll'));
  expect(scrolled).toHaveBeenCalledTimes(3);
});

it('has what follows the comments out of sight before they make room for the one in focus', () => {
  const section = Object.assign(document.createElement('section'), { id: 'comments' });
  section.getBoundingClientRect = () => ({ bottom: innerHeight - 160 }) as DOMRect;
  document.body.append(section);
  section.append(addComment(300));
  vi.stubGlobal('scrollBy', ({ top }: ScrollToOptions) => acts.push(`by ${String(top)}`));
  const end = keepInView('comment-7');
  expect(acts).toEqual(['by -160']);
  draw();
  expect(acts).toEqual(['by -160', 'focused', 'at the comment']);
  end();
});
