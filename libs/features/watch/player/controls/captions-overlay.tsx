import { usePlayback } from '../player-context.ts';

/** The words of the moment, above the controls. */
export function CaptionsOverlay() {
  const words = usePlayback((state) => state.captionText);
  if (words === '') return null;
  return (
    <p className="player-captions" aria-live="off">
      <span>{words}</span>
    </p>
  );
}
