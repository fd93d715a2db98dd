import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { createPlayback, type Playback } from './engine/create-playback.ts';
import type { PlayedBy } from './model/player-sources.ts';
import type { PlayerProps } from './player.tsx';

function placed(video: HTMLVideoElement, place: HTMLElement): HTMLVideoElement {
  video.playsInline = true;
  video.className = 'player-video';
  video.tabIndex = -1;
  // Its addresses are this session's: a device that the browser offers by itself would be refused.
  video.disableRemotePlayback = true;
  place.append(video);
  return video;
}

/** Creates the playback when its element exists, starts it, and destroys it with the component. */
export function usePlaybackOf(
  host: RefObject<HTMLElement | null>,
  root: RefObject<HTMLElement | null>,
  props: PlayerProps,
): Playback | null {
  const [playback, setPlayback] = useState<Playback | null>(null);
  const renew = useEffectEvent((place: PlayedBy) => props.onRenew(place));
  const begin = useEffectEvent((place: HTMLElement) => {
    const video = placed(props.video ?? document.createElement('video'), place);
    return createPlayback({
      video,
      sources: props.sources,
      renew,
      remembered: props.seek?.seconds ?? props.remembered,
      storage: () => localStorage,
      screenLines: () => screen.height * devicePixelRatio,
    });
  });

  // The player has the focus as soon as play was pressed, since the button is gone. A film that starts by itself leaves
  // the focus at the beginning of the page.
  const takesFocus = useEffectEvent(() => props.takesFocus ?? true);

  useEffect(() => {
    const place = host.current;
    if (!place) return;
    const created = begin(place);
    // oxlint-disable-next-line react/set-state-in-effect -- it needs the element's place, which is there only now
    setPlayback(created);
    created.play();
    if (takesFocus() && document.activeElement === document.body) root.current?.focus({ preventScroll: true });
    return () => {
      created.destroy();
      created.video.remove();
    };
  }, [host, root]);

  const { seek } = props;
  useEffect(() => {
    if (!playback || !seek) return;
    playback.seek(seek.seconds);
    playback.play();
  }, [playback, seek]);
  return playback;
}
