import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { usePlayback, usePlayer } from '../player-context.ts';
import { IconButton } from './icon-button.tsx';

/** Mute, and a slider that opens beside it. */
export function Volume() {
  const { playback, text } = usePlayer();
  const volume = usePlayback((state) => (state.muted ? 0 : state.volume));
  const icon = volume === 0 ? VolumeX : volume < 0.5 ? Volume1 : Volume2;
  const percent = Math.round(volume * 100);
  return (
    <div className="player-volume">
      <IconButton icon={icon} label={text(volume === 0 ? 'unmute' : 'mute')} onClick={playback.toggleMute} />
      <input
        type="range"
        className="player-volume-range"
        aria-label={text('volume')}
        aria-valuetext={text('volumeValue', { percent })}
        min={0}
        max={100}
        step={5}
        value={percent}
        style={{ '--level': `${percent}%` } as React.CSSProperties}
        onChange={(event) => playback.setVolume(event.currentTarget.valueAsNumber / 100)}
      />
    </div>
  );
}
