import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when a video of the page plays with sound: two never sound at once.
 *
 * @param own the video of the small player; null while it is on its page
 */
export function useOtherSound(own: HTMLVideoElement | null, onHeard: () => void): void {
  const check = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof HTMLMediaElement) || target === own) return;
    if (!target.paused && !target.muted) onHeard();
  });
  useEffect(() => {
    if (!own) return;
    const leaving = new AbortController();
    // Events of media don't bubble; capturing sees them.
    const options = { capture: true, signal: leaving.signal };
    const listen = (event: Event) => check(event);
    document.addEventListener('play', listen, options);
    document.addEventListener('volumechange', listen, options);
    return () => leaving.abort();
  }, [own]);
}
