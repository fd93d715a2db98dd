import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useWishToPlay } from './use-wish-to-play.ts';

const wish = (startsByItself: boolean) => {
  const { result } = renderHook(() => useWishToPlay(startsByItself));
  return {
    toggle: (reelId: string) => act(() => result.current.toggle(reelId)),
    wanted: () => ['first', 'second'].filter((reelId) => result.current.isWanted(reelId)),
  };
};

describe('the wish to play', () => {
  it('R48 pauses one reel, and the next one plays', () => {
    const { toggle, wanted } = wish(true);
    expect(wanted()).toEqual(['first', 'second']);
    toggle('first');
    expect(wanted()).toEqual(['second']);
    toggle('first');
    expect(wanted()).toEqual(['first', 'second']);
  });

  it('R48 waits for a press where nothing moves by itself, and then plays all of them', () => {
    const { toggle, wanted } = wish(false);
    expect(wanted()).toEqual([]);
    toggle('first');
    expect(wanted()).toEqual(['first', 'second']);
    toggle('second');
    expect(wanted()).toEqual(['first']);
  });
});
