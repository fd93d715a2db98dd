import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTranslator } from 'use-intl/core';
import { player } from '@network/messages/player.ts';
import type { Playback } from '../engine/create-playback.ts';
import { PlayerContext } from '../player-context.ts';
import type { PlayerText } from '../player-text.ts';
import { SECONDS_TO_DECIDE, UpNext } from './up-next.tsx';

const text = createTranslator({ locale: 'en', messages: player }) as PlayerText;
const onStart = vi.fn<() => void>();

function show(startsByItself: boolean, beside: ReactNode = null) {
  const picture = { src: '/media/later.webp', width: 640, height: 360 };
  const next = { title: 'Later film', href: '/videos/later-film', picture, onStart, startsByItself };
  render(
    <PlayerContext value={{ playback: {} as Playback, text }}>
      {beside}
      <UpNext next={next} />
    </PlayerContext>,
  );
}

const passSeconds = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1_000));
};
const link = () => screen.getByRole('link', { name: /^Play now/ });

beforeEach(() => {
  vi.useFakeTimers();
  onStart.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('what comes after a film', () => {
  it('has its picture and title, and leads there when it is pressed', () => {
    show(false);
    expect(screen.getByRole('region', { name: 'Up next' }).querySelector('img')?.getAttribute('src')).toBe(
      '/media/later.webp',
    );
    expect(screen.getByText('Later film')).toBeTruthy();
    expect(link().getAttribute('href')).toBe('/videos/later-film');
    passSeconds(60);
    expect(onStart).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull();
    fireEvent.click(link(), { ctrlKey: true });
    expect(onStart).not.toHaveBeenCalled();
    fireEvent.click(link());
    expect(onStart).toHaveBeenCalledOnce();
  });

  it('begins by itself after a count down, which is read once', () => {
    show(true);
    expect(screen.getByRole('status').textContent).toBe('Begins in 10 seconds');
    passSeconds(SECONDS_TO_DECIDE - 1);
    expect(link().textContent).toBe('Play now1');
    expect(screen.getByRole('status').textContent).toBe('Begins in 10 seconds');
    expect(onStart).not.toHaveBeenCalled();
    passSeconds(1);
    expect(onStart).toHaveBeenCalledOnce();
    passSeconds(60);
    expect(onStart).toHaveBeenCalledOnce();
  });

  it('waits for ever once somebody stays, and the focus is on the way there', () => {
    show(true);
    passSeconds(3);
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(document.activeElement).toBe(link());
    expect(link().textContent).toBe('Play now');
    passSeconds(60);
    expect(onStart).not.toHaveBeenCalled();
  });

  it('takes nobody away who writes a comment', () => {
    show(true, <textarea aria-label="Your comment" />);
    screen.getByRole('textbox').focus();
    passSeconds(60);
    expect(onStart).not.toHaveBeenCalled();
    expect(link().textContent).toBe('Play now');
  });
});
