import { usePlayback } from '../player-context.ts';

/** The current caption, above the controls. */
export function CaptionsOverlay() {
  const words = usePlayback((state) => state.captionText);
  if (words === '') return null;
  return (
    <p className="player-captions" aria-live="off">
      <span>{words}</span>
    </p>
  );
}
