import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { samplePicture } from '../story-samples/pictures.ts';
import { Lightbox } from './lightbox.tsx';

const pictures = [1, 4, 7].map((index) => ({ ...samplePicture(index), alt: `Picture ${index}` }));

function Shown() {
  const [index, setIndex] = useState<number | null>(1);
  const position = (number: number, count: number) => `${number} of ${count}`;
  const words = { title: 'By the sea', close: 'Close', previous: 'Previous', next: 'Next' };
  const labels = { ...words, position, failed: 'Not loaded', retry: 'Try again' };
  return <Lightbox pictures={pictures} index={index} onIndexChange={setIndex} labels={labels} />;
}

/** A pointer that goes down on an element, and up after so many pixels across and down. */
function swipe(on: Element, across: number, down = 0, how: object = { pointerType: 'touch' }): void {
  const pointer = { pointerId: 7, isPrimary: true, ...how };
  fireEvent.pointerDown(on, { ...pointer, clientX: 200, clientY: 300 });
  fireEvent.pointerUp(on, { ...pointer, clientX: 200 + across, clientY: 300 + down });
}

function show(): { readonly picture: () => Element; readonly isAt: (position: string) => boolean } {
  render(<Shown />);
  return {
    picture: () => screen.getByRole('img'),
    isAt: (position) => screen.queryByText(position) !== null,
  };
}

describe('a lightbox under a finger', () => {
  it.each([
    ['left, to the next', -90, '3 of 3'],
    ['right, to the one before', 90, '1 of 3'],
  ])('is swiped %s', (_, across, position) => {
    const { picture, isAt } = show();
    swipe(picture(), across, 20);
    expect(isAt(position)).toBe(true);
  });

  it('stays at its ends', () => {
    const { picture, isAt } = show();
    swipe(picture(), -90);
    swipe(picture(), -90);
    expect(isAt('3 of 3')).toBe(true);
  });

  it.each([
    ['a tap that shook', -20, 0, { pointerType: 'touch' }],
    ['a move up or down', -60, 80, { pointerType: 'touch' }],
    ['a mouse', -200, 0, { pointerType: 'mouse' }],
    ['the second finger of a zoom', -200, 0, { pointerType: 'touch', isPrimary: false }],
  ])('is not moved by %s', (_, across, down, how) => {
    const { picture, isAt } = show();
    swipe(picture(), across, down, how);
    expect(isAt('2 of 3')).toBe(true);
  });

  it('forgets a move that the browser took for itself', () => {
    const { picture, isAt } = show();
    const pointer = { pointerId: 7, isPrimary: true, pointerType: 'touch' };
    fireEvent.pointerDown(picture(), { ...pointer, clientX: 200, clientY: 300 });
    fireEvent.pointerCancel(picture(), pointer);
    fireEvent.pointerUp(picture(), { ...pointer, clientX: 20, clientY: 300 });
    expect(isAt('2 of 3')).toBe(true);
  });

  it('leaves its buttons to a tap', () => {
    const { isAt } = show();
    swipe(screen.getByRole('button', { name: 'Next' }), -90);
    expect(isAt('2 of 3')).toBe(true);
  });
});

describe('a picture of a lightbox that does not come', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const image = (): Element => screen.getByAltText('Picture 4');
  const fail = (): Element => {
    const failed = image();
    fireEvent.error(failed);
    return failed;
  };
  const failAndWait = (milliseconds: number): void => {
    const failed = fail();
    act(() => void vi.advanceTimersByTime(milliseconds - 1));
    expect(image()).toBe(failed);
    act(() => void vi.advanceTimersByTime(1));
    expect(image()).not.toBe(failed);
    expect(screen.queryByRole('alert')).toBeNull();
  };

  it('is requested twice more automatically, then says so and is requested by a click', async () => {
    show();
    failAndWait(1_000);
    failAndWait(4_000);
    const last = fail();
    expect(last.className).toContain('invisible');
    expect(screen.getByRole('alert').textContent).toContain('Not loaded');
    const retry = screen.getByRole('button', { name: 'Try again' });
    retry.focus();
    fireEvent.click(retry);
    expect(image()).not.toBe(last);
    expect(retry.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(retry);
    fireEvent.load(image());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(image().className).not.toContain('invisible');
    // The button is gone: its dialog takes the keys, as soon as it has noticed.
    await act(() => Promise.resolve());
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });

  it('leaves the other pictures to themselves', () => {
    show();
    failAndWait(1_000);
    failAndWait(4_000);
    fail();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
    expect(image().className).not.toContain('invisible');
  });
});
