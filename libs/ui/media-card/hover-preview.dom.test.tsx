import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Surroundings, surround } from '../moving/testing/surroundings.ts';
import { PREVIEW_DELAY_MS } from './hover-preview.tsx';
import { MediaCard } from './media-card.tsx';

const picture = { src: '/dusk.avif', width: 640, height: 360 };
const previews = [{ src: '/clips/dusk.mp4', type: 'video/mp4' }];

let around: Surroundings;
beforeEach(() => {
  around = surround();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  around.restore();
});

/** Focuses the card, waits for as long as a preview does, and for what is loaded then. */
async function rest(): Promise<void> {
  render(<MediaCard title="Dusk" href="/videos/dusk" picture={picture} sizes="10rem" previews={previews} />);
  fireEvent.focusIn(screen.getByRole('link'));
  await act(() => vi.advanceTimersByTimeAsync(PREVIEW_DELAY_MS));
  await act(() => vi.dynamicImportSettled());
}

const clip = () => document.querySelector('video');

describe('the preview of a card', () => {
  it('plays for somebody who rests on it, and ends when they go on', async () => {
    await rest();
    expect(clip()).not.toBeNull();
    fireEvent.focusOut(screen.getByRole('link'));
    expect(clip()).toBeNull();
  });

  it('begins for nobody who only passes by', async () => {
    render(<MediaCard title="Dusk" href="/videos/dusk" picture={picture} sizes="10rem" previews={previews} />);
    fireEvent.focusIn(screen.getByRole('link'));
    await act(() => vi.advanceTimersByTimeAsync(PREVIEW_DELAY_MS - 1));
    fireEvent.focusOut(screen.getByRole('link'));
    await act(() => vi.advanceTimersByTimeAsync(PREVIEW_DELAY_MS));
    await act(() => vi.dynamicImportSettled());
    expect(clip()).toBeNull();
  });

  it.each([
    ['motion is reduced', () => around.setMedia('(prefers-reduced-motion: reduce)', true)],
    ['the browser saves data', () => around.setSaveData(true)],
    ['the request was made to save data', () => around.setServerTiming('saving')],
  ])('1065 is not loaded where %s', async (_why, change) => {
    change();
    await rest();
    expect(clip()).toBeNull();
  });
});
