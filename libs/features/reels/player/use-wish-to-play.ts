import { useCallback, useState } from 'react';

export interface WishToPlay {
  readonly isWanted: (reelId: string) => boolean;
  /** Pauses or resumes that reel; it keeps its identity while it answers the same. */
  readonly toggle: (reelId: string) => void;
}

/**
 * Whether the person wants a reel to play. A pause is of one reel, and the next one plays again; who resumes a reel wants
 * all of them to play. @param startsByItself what holds until something is pressed
 */
export function useWishToPlay(startsByItself: boolean): WishToPlay {
  const [isAsked, setIsAsked] = useState(false);
  const [paused, setPaused] = useState<string | null>(null);
  const isWanted = useCallback(
    (reelId: string) => (isAsked || startsByItself) && reelId !== paused,
    [isAsked, startsByItself, paused],
  );
  const toggle = useCallback(
    (reelId: string) => {
      if (isWanted(reelId)) return setPaused(reelId);
      setIsAsked(true);
      setPaused(null);
    },
    [isWanted],
  );
  return { isWanted, toggle };
}
