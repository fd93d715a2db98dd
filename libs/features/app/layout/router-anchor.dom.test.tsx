import { RouterContextProvider } from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAnchor } from './router-anchor.tsx';

const navigate = vi.fn(() => Promise.resolve());
const frames: FrameRequestCallback[] = [];

afterEach(() => {
  navigate.mockClear();
  frames.length = 0;
});

function pressLink(): boolean {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  render(
    <RouterContextProvider router={{ navigate, options: {} } as never}>
      {renderAnchor({ href: '/videos', children: 'Videos' })}
    </RouterContextProvider>,
  );
  return fireEvent.click(screen.getByRole('link', { name: 'Videos' }));
}

it('a link is followed once the frame that answers its press is drawn', () => {
  // Not left to the browser.
  expect(pressLink()).toBe(false);
  vi.runAllTimers();
  expect(navigate).not.toHaveBeenCalled();
  for (const frame of frames) frame(0);
  // The frame itself is drawn after this callback.
  expect(navigate).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(navigate.mock.calls).toEqual([[{ href: '/videos' }]]);
});

it('a link is followed at once in a hidden tab, which draws no frames', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  pressLink();
  expect(navigate).toHaveBeenCalledOnce();
});
