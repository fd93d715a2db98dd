import { useEffect, useState } from 'react';

/** A silent clip in one of its sizes, in points. */
export interface SizedClip {
  readonly src: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
}

/** Size of the picture's place, in CSS pixels. */
interface Frame {
  readonly width: number;
  readonly height: number;
}

/** A clip that is enlarged more shows the blocks of its encoding. */
const MOST_ENLARGED = 2;
/** CSS pixels; a narrower window is a phone's, whose points are too small for more to be seen. */
const PHONE_BELOW = 768;

/**
 * The clip for a frame that it covers: the smallest with as many points as the frame has on this screen, or else the largest; on a phone
 * the smallest that is not enlarged too much. Null where each would be enlarged more than twice, measured in CSS pixels: a block is as
 * ugly as it is large.
 * @param density points of the screen to a CSS pixel
 */
export function fittingClip<Clip extends SizedClip>(
  clips: readonly Clip[],
  frame: Frame,
  density: number,
): Clip | null {
  const fine = clips.filter((clip) => enlargement(clip, frame) <= MOST_ENLARGED).toSorted((a, b) => a.width - b.width);
  if (frame.width < PHONE_BELOW) return fine[0] ?? null;
  return fine.find((clip) => enlargement(clip, frame) * density <= 1) ?? fine.at(-1) ?? null;
}

/** How many CSS pixels a point of a clip is wide that covers a frame; infinite for a clip of no size. */
function enlargement(clip: SizedClip, frame: Frame): number {
  return Math.max(frame.width / clip.width, frame.height / clip.height);
}

/**
 * The clip that fits a frame, which is measured again when the window has another size. A clip that may stay does, so that turning a tablet
 * loads nothing. Null until there is a frame.
 */
export function useFittingClip(clips: readonly SizedClip[], frame: Element | null): SizedClip | null {
  const [clip, setClip] = useState<SizedClip | null>(null);
  useEffect(() => {
    if (!frame) return;
    const measure = (): void => {
      const size = frame.getBoundingClientRect();
      setClip((before) => {
        const mayStay = before !== null && clips.includes(before) && enlargement(before, size) <= MOST_ENLARGED;
        return mayStay ? before : fittingClip(clips, size, devicePixelRatio);
      });
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [clips, frame]);
  return clip;
}
