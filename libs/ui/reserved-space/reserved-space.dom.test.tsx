import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReservedSpace } from './reserved-space.tsx';

const BELOW = { isIntersecting: false };
const IN_VIEW = { isIntersecting: true };

let size = { width: 600, height: 200 };
const observed = { end: (_place: typeof BELOW): void => undefined, margin: '', resized: (): void => undefined };

beforeEach(() => {
  size = { width: 600, height: 200 };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notice: (places: (typeof BELOW)[]) => void, options: { readonly rootMargin: string }) {
        observed.end = (place) => notice([place]);
        observed.margin = options.rootMargin;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notice: () => void) {
        observed.resized = notice;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => size.height);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => size.width);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const place = (isSettled: boolean) => (
  <ReservedSpace isSettled={isSettled} showAll="Show all">
    <input aria-label="within" />
  </ReservedSpace>
);
const reservedHeight = (): string =>
  screen.getByRole('textbox').closest<HTMLElement>('.relative')?.style.height ?? 'none';

/** The reader is at the end of the place, or below it, when taller content arrives. */
function arriveBefore(reader: typeof BELOW) {
  const { rerender } = render(place(false));
  act(() => observed.end(reader));
  rerender(place(true));
  act(() => observed.end(reader));
  size = { width: 600, height: 900 };
  act(() => observed.resized());
}
const showAll = () => screen.queryByRole('button', { name: 'Show all' });

/** A script focuses an element so far below the window's upper edge; the place ends at 200. */
function focusAt(bottom: number): void {
  const field = screen.getByRole('textbox');
  const ends = (each: Element) => (each === field ? bottom : 200);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { bottom: ends(this) } as DOMRect;
  });
  field.focus();
}

describe('the place of something that comes late', () => {
  it('keeps its height from the start where the reader may be before an observer reports', () => {
    render(place(false));
    expect(reservedHeight()).toBe('200px');
  });

  it('does not change its height for a reader at its end or beyond it', () => {
    arriveBefore(IN_VIEW);
    expect(reservedHeight()).toBe('200px');
    expect(showAll()).not.toBeNull();
  });

  it('looks a screen ahead until it is settled, also when a reader jumps over it', () => {
    const { rerender } = render(place(false));
    expect(observed.margin).toBe('1000000px 0px 100% 0px');
    rerender(place(true));
    expect(observed.margin).toBe('1000000px 0px 0px 0px');
  });

  it('grows for a reader who has not reached its end', () => {
    arriveBefore(BELOW);
    expect(reservedHeight()).toBe('');
    expect(showAll()).toBeNull();
  });

  it('lets go once its end is below the window, and for good', () => {
    arriveBefore(IN_VIEW);
    act(() => observed.end(BELOW));
    expect(reservedHeight()).toBe('');
    act(() => observed.end(IN_VIEW));
    expect(reservedHeight()).toBe('');
  });

  it('does not let go before anything came', () => {
    render(place(false));
    act(() => observed.end(IN_VIEW));
    act(() => observed.end(BELOW));
    act(() => observed.end(IN_VIEW));
    expect(reservedHeight()).toBe('200px');
    expect(showAll()).toBeNull();
  });

  it('has room to spare for what is smaller, and no button', () => {
    arriveBefore(IN_VIEW);
    size = { width: 600, height: 120 };
    act(() => observed.resized());
    expect(reservedHeight()).toBe('200px');
    expect(showAll()).toBeNull();
  });

  it('stays as it is where a script focuses what is not cut off', () => {
    arriveBefore(IN_VIEW);
    act(() => focusAt(120));
    expect(reservedHeight()).toBe('200px');
  });

  it.each([
    ['who asks for all', () => showAll()?.click()],
    ['who goes through it by keyboard', () => void fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Tab' })],
    ['what is cut off and gets the focus', () => focusAt(320)],
    ['who touches it', () => void fireEvent.pointerDown(screen.getByRole('textbox'))],
    [
      'who turns the device',
      () => {
        size = { width: 300, height: 1_700 };
        observed.resized();
      },
    ],
  ])('lets go for %s', (_, use) => {
    arriveBefore(IN_VIEW);
    act(use);
    expect(reservedHeight()).toBe('');
    expect(showAll()).toBeNull();
  });
});
