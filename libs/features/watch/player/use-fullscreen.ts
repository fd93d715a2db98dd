import { useEffect, useState, type RefObject } from 'react';

/** A phone's video, which goes full screen itself because its page cannot. */
interface PhoneVideo {
  webkitEnterFullscreen?: () => void;
}

/** Returns whether the player fills the screen, and the functions that change it. */
export function useFullscreen(root: RefObject<HTMLElement | null>, video: HTMLVideoElement | null) {
  const [isFullscreen, setIsFullscreen] = useState(false);
  useEffect(() => {
    const changed = () => setIsFullscreen(document.fullscreenElement === root.current && root.current !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [root]);

  const toggleFullscreen = () => {
    if (document.fullscreenElement) return void document.exitFullscreen();
    if (root.current?.requestFullscreen) return void root.current.requestFullscreen().catch(() => undefined);
    (video as PhoneVideo | null)?.webkitEnterFullscreen?.();
  };
  return { isFullscreen, toggleFullscreen };
}
