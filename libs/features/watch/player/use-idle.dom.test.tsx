import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIdle } from './use-idle.ts';

function Player() {
  const root = useRef<HTMLElement>(null);
  const isIdle = useIdle(root, true);
  return (
    <section ref={root} tabIndex={-1} data-testid="player" data-idle={isIdle}>
      <button type="button">Mute</button>
    </section>
  );
}

const player = () => screen.getByTestId('player');
const isIdle = () => player().dataset['idle'] === 'true';
const passTime = () => act(() => void vi.advanceTimersByTime(3_000));

beforeEach(() => {
  vi.useFakeTimers();
  render(<Player />);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

it('hides the controls of a film that nobody touches, also while the player itself has the focus', () => {
  act(() => player().focus());
  expect(isIdle()).toBe(false);
  passTime();
  expect(isIdle()).toBe(true);
  fireEvent.keyDown(player(), { key: 'j' });
  expect(isIdle()).toBe(false);
});

it('keeps them while a control that was reached by keys has the focus, whatever the mouse does', () => {
  act(() => screen.getByRole('button').focus());
  passTime();
  passTime();
  expect(isIdle()).toBe(false);
  fireEvent.pointerLeave(player(), { pointerType: 'mouse' });
  expect(isIdle()).toBe(false);
  act(() => screen.getByRole('button').blur());
  passTime();
  expect(isIdle()).toBe(true);
});
