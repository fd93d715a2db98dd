import { Gauge, Pause, Play, RotateCcw, RotateCw, Volume2, VolumeX, type LucideIcon } from 'lucide-react';
import type { PlaybackState } from '../engine/playback-state.ts';
import type { PlayerCommand } from '../model/keyboard.ts';
import { steppedRate } from '../model/playback-rate.ts';
import type { PlayerText } from '../player-text.ts';

/** A short sign for the effect of a key or a tap. */
export interface FlashSign {
  readonly id: number;
  readonly icon: LucideIcon;
  readonly side: 'left' | 'middle' | 'right';
  readonly words: string | null;
}

/** The sign of a command, from the state before it; null for a command that is visible anyway. */
export function signOf(command: PlayerCommand, before: PlaybackState, text: PlayerText): Omit<FlashSign, 'id'> | null {
  switch (command.type) {
    case 'toggle-play':
      return { icon: before.paused ? Play : Pause, side: 'middle', words: null };
    case 'seek-by': {
      const words = text('skipped', { seconds: command.seconds > 0 ? `+${command.seconds}` : `−${-command.seconds}` });
      return command.seconds > 0 ? { icon: RotateCw, side: 'right', words } : { icon: RotateCcw, side: 'left', words };
    }
    case 'toggle-mute':
      return { icon: before.muted ? Volume2 : VolumeX, side: 'middle', words: null };
    case 'volume-by': {
      const level = Math.min(Math.max((before.muted ? 0 : before.volume) + command.amount, 0), 1);
      const words = text('volumeValue', { percent: Math.round(level * 100) });
      return { icon: level === 0 ? VolumeX : Volume2, side: 'middle', words };
    }
    case 'rate-step':
      return {
        icon: Gauge,
        side: 'middle',
        words: text('speedValue', { rate: steppedRate(before.rate, command.step) }),
      };
    default:
      return null;
  }
}

/** Shows a sign for a moment; its text is announced to screen readers too. */
export function Flash({ sign }: { readonly sign: FlashSign | null }) {
  const Icon = sign?.icon;
  return (
    <div role="status" className="player-flash-layer">
      {sign && Icon && (
        <span key={sign.id} className="player-flash" data-side={sign.side}>
          <Icon aria-hidden />
          {sign.words !== null && <span>{sign.words}</span>}
        </span>
      )}
    </div>
  );
}
