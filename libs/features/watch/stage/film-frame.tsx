import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { OngoingFilm } from '../ongoing/ongoing-film.ts';
import type { SeekRequest } from '../player/player.tsx';

export interface FilmFrameProps {
  readonly film: OngoingFilm;
  readonly seek: SeekRequest | null;
  readonly onShown: () => void;
  /** It has ended elsewhere. */
  readonly onGone: () => void;
}

/** The place of a running player on a page. The player comes when the page does, and moves on when the page goes. */
export function FilmFrame({ film, seek, onShown, onGone }: FilmFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const show = useEffectEvent(() => onShown());
  const giveUp = useEffectEvent(() => onGone());
  // This runs before the browser paints, and before the place is removed from the document: a video that leaves the
  // document is paused.
  useLayoutEffect(() => {
    const element = place.current;
    if (element && !film.enter({ element, onShown: () => show() })) giveUp();
    return () => film.leave();
  }, [film]);
  useEffect(() => {
    if (seek) film.seek(seek);
  }, [film, seek]);
  return <div ref={place} className="absolute inset-0" />;
}
