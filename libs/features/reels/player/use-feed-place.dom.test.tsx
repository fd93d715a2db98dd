import { act, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFeedPlace } from './use-feed-place.ts';

const REELS = 6;

let pass: (place: number) => void;
const scrolledTo = vi.fn<(place: number) => void>();

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notice: (entries: readonly { isIntersecting: boolean; target: Element | undefined }[]) => void) {
        pass = (place) => act(() => notice([{ isIntersecting: true, target: feed().children[place] }]));
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo([...(this.parentElement?.children ?? [])].indexOf(this));
  });
});
afterEach(() => {
  scrolledTo.mockReset();
});

function Feed() {
  const scroller = useRef<HTMLOListElement>(null);
  const { active } = useFeedPlace(scroller, REELS, () => undefined);
  return (
    <ol ref={scroller} data-active={active}>
      {Array.from({ length: REELS }, (_, index) => (
        <li key={index} />
      ))}
    </ol>
  );
}

const feed = () => document.querySelector('ol') as HTMLOListElement;
const active = () => Number(feed().dataset['active']);
const press = (key: string) => fireEvent.keyDown(window, { key });

describe('the place of the feed', () => {
  it('R48 counts every key, however many come before the first scroll has ended', () => {
    render(<Feed />);
    press('ArrowDown');
    press('ArrowDown');
    pass(1);
    expect(active()).toBe(2);
    press('ArrowDown');
    pass(2);
    pass(3);
    expect(active()).toBe(3);
    expect(scrolledTo.mock.lastCall).toEqual([3]);
  });

  it('R48 goes on to its aim where a later scroll cut the first one short', () => {
    render(<Feed />);
    press('ArrowDown');
    press('ArrowDown');
    pass(1);
    fireEvent(feed(), new Event('scrollend'));
    expect(scrolledTo.mock.calls).toEqual([[1], [2], [2]]);
    pass(2);
    fireEvent(feed(), new Event('scrollend'));
    expect(scrolledTo).toHaveBeenCalledTimes(3);
  });

  it('R48 is not led astray by what passes by after a key has called it back', () => {
    render(<Feed />);
    press('ArrowDown');
    press('ArrowUp');
    pass(1);
    expect(active()).toBe(0);
    press('ArrowDown');
    pass(0);
    expect(active()).toBe(1);
    pass(1);
    expect([active(), scrolledTo.mock.lastCall]).toEqual([1, [1]]);
  });

  it.each(['wheel', 'touchStart', 'pointerDown', 'focusIn'] as const)(
    'R48 lets a hand (%s) lead it elsewhere',
    (hand) => {
      render(<Feed />);
      press('End');
      expect(active()).toBe(REELS - 1);
      fireEvent[hand](feed());
      pass(1);
      expect(active()).toBe(1);
      press('ArrowDown');
      expect(active()).toBe(2);
    },
  );
});
