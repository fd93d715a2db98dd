import { useCallback, useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Picture, type PictureProps } from '../picture/picture.tsx';

/** Milliseconds before a failed picture is requested again automatically. */
const PAUSES = [1_000, 4_000] as const;

export type StubbornPictureProps = PictureProps & {
  labels: { readonly failed: string; readonly retry: string };
};

/**
 * A picture that retries: it is requested twice more after a failure, then shows an error with a button for another
 * try. Set `key` to the picture.
 */
export function StubbornPicture({ labels, imageClassName = '', ...rest }: StubbornPictureProps) {
  const [state, setState] = useState<'underway' | 'shown' | 'missing'>('underway');
  const [tries, setTries] = useState(0);
  const tryAgain = useCallback(() => {
    setTries((before) => before + 1);
    setState('underway');
  }, []);
  const hasGivenUp = tries > PAUSES.length || (tries === PAUSES.length && state === 'missing');
  const pause = state === 'missing' ? PAUSES[tries] : undefined;
  useEffect(() => {
    if (pause === undefined) return undefined;
    const timer = setTimeout(tryAgain, pause);
    return () => clearTimeout(timer);
  }, [pause, tryAgain]);
  return (
    <>
      <Picture
        {...rest}
        // A failed image is requested again only by another element.
        key={tries}
        imageClassName={state === 'missing' ? 'invisible' : imageClassName}
        onLoad={() => setState('shown')}
        onError={() => setState('missing')}
      />
      {hasGivenUp && state !== 'shown' ? (
        <div
          role="alert"
          className="absolute inset-0 grid animate-fade-in place-content-center justify-items-center gap-4 bg-scrim px-20 text-center text-on-media"
        >
          <p className="text-lead text-balance">{labels.failed}</p>
          <Button variant="media" busy={state === 'underway'} onClick={tryAgain}>
            {labels.retry}
          </Button>
        </div>
      ) : null}
    </>
  );
}
