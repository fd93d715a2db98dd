import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FoldedText } from './folded-text.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Shows a text whose lines need so many pixels of the hundred that a folded one has. */
function show(needed: number) {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(needed);
  render(<FoldedText text="The light." lines={6} labels={{ more: 'Read more', less: 'Read less' }} />);
  return screen.getByText('The light.');
}

it('offers nothing where all of a text is shown', () => {
  show(100);
  expect(screen.queryByRole('button')).toBeNull();
});

it('opens and folds a text that is clipped', () => {
  const words = show(300);
  expect(words.classList.contains('line-clamp-6')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Read more', expanded: false }));
  expect(words.classList.contains('line-clamp-6')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Read less', expanded: true }));
  expect(words.classList.contains('line-clamp-6')).toBe(true);
});

it('folds another text in its place', () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(300);
  const labels = { more: 'Read more', less: 'Read less' };
  const { rerender } = render(<FoldedText text="The light." lines={4} labels={labels} />);
  fireEvent.click(screen.getByRole('button', { name: 'Read more' }));
  rerender(<FoldedText text="The water." lines={4} labels={labels} />);
  expect(screen.getByText('The water.').classList.contains('line-clamp-4')).toBe(true);
});
