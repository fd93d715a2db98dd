import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PreviewSource } from '../media-card/hover-preview.tsx';

export type SilentLoopProps = {
  sources: readonly PreviewSource[];
  isPlaying: boolean;
  /** The browser does not let it play by itself. */
  onRefused: () => void;
  /** Called when none of the sources can be had or played. */
  onMissing: () => void;
};

/** The clip itself. It appears when it plays for the first time, so that a slow one leaves the picture below it. */
export function SilentLoop({ sources, isPlaying, onRefused, onMissing }: SilentLoopProps) {
  const clip = useRef<HTMLVideoElement>(null);
  const [hasPlayed, setPlayed] = useState(false);
  const refuse = useEffectEvent((error: unknown) => {
    // Any other is about a pause before it had begun, or about a source, which says so itself.
    if (error instanceof DOMException && error.name === 'NotAllowedError') onRefused();
  });
  useEffect(() => {
    const video = clip.current;
    if (!video) return;
    if (isPlaying) void video.play().catch((error: unknown) => refuse(error));
    else video.pause();
  }, [isPlaying]);
  return (
    <video
      ref={clip}
      muted
      loop
      playsInline
      // Nothing of it is loaded before it plays.
      preload="none"
      disableRemotePlayback
      disablePictureInPicture
      aria-hidden="true"
      tabIndex={-1}
      data-played={hasPlayed || undefined}
      onPlaying={() => setPlayed(true)}
      className="moving-clip"
    >
      {sources.map((source, index) => (
        <source
          key={source.src}
          src={source.src}
          type={source.type}
          onError={index === sources.length - 1 ? onMissing : undefined}
        />
      ))}
    </video>
  );
}
