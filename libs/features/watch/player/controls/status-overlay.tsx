import { RotateCcw, VolumeX } from 'lucide-react';
import type { QualityChoice } from '../model/quality.ts';
import { usePlayback, usePlayer } from '../player-context.ts';
import { type NextVideo, UpNext } from './up-next.tsx';

interface StatusOverlayProps {
  readonly qualities: readonly QualityChoice[];
  readonly next?: NextVideo | undefined;
}

/** Covers the picture when it does not simply play: loading, a problem, muted by the browser, the end. */
export function StatusOverlay({ qualities, next }: StatusOverlayProps) {
  const { playback, text } = usePlayer();
  const problem = usePlayback((state) => state.problem);
  const buffering = usePlayback((state) => state.buffering);
  const ended = usePlayback((state) => state.ended);
  const silenced = usePlayback((state) => state.mutedByBrowser && state.muted && !state.ended);
  const quality = usePlayback((state) => state.quality);
  const other = qualities[(qualities.indexOf(quality) + 1) % qualities.length];

  if (problem) {
    return (
      <div className="player-status player-problem" role="alert">
        <p className="player-problem-title">{text('problemTitle')}</p>
        <p>{text(`problem.${problem}`)}</p>
        <div className="player-actions">
          {problem === 'decode' && other !== undefined && other !== quality && (
            <button type="button" className="player-pill" onClick={() => playback.setQuality(other)}>
              {text('changeQuality')}
            </button>
          )}
          {problem !== 'refused' && (
            <button type="button" className="player-pill" data-primary onClick={playback.retry}>
              {text('retry')}
            </button>
          )}
        </div>
      </div>
    );
  }
  if (ended) {
    return (
      <div className="player-status player-ended">
        <button type="button" className="player-pill" onClick={playback.play}>
          <RotateCcw aria-hidden className="player-icon" />
          {text('replay')}
        </button>
        {next && <UpNext next={next} />}
      </div>
    );
  }
  return (
    <>
      {buffering && <div className="player-status player-spinner" role="status" aria-label={text('loading')} />}
      {silenced && (
        <button type="button" className="player-pill player-silenced" onClick={playback.toggleMute}>
          <VolumeX aria-hidden className="player-icon" />
          {text('tapForSound')}
        </button>
      )}
    </>
  );
}
