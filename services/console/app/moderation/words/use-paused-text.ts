import { useEffect, useState } from 'react';

/** A pause in typing. */
const PAUSE_MS = 250;

/** What somebody has typed, without the spaces around it, after each pause. */
export function usePausedText(text: string): string {
  const [paused, setPaused] = useState(text.trim());
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
