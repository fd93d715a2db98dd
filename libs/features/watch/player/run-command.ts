import type { Playback } from './engine/create-playback.ts';
import type { PlayerCommand } from './model/keyboard.ts';
import { steppedRate } from './model/playback-rate.ts';

/** The parts of the page around the video that a command may use. */
export interface PlayerSurface {
  readonly toggleFullscreen: () => void;
  readonly togglePicture: () => void;
}

/** Runs a command. */
export function runCommand(command: PlayerCommand, playback: Playback, surface: PlayerSurface): void {
  const { duration, volume, muted, rate } = playback.get();
  switch (command.type) {
    case 'toggle-play':
      return playback.togglePlay();
    case 'toggle-mute':
      return playback.toggleMute();
    case 'toggle-captions':
      return playback.toggleCaptions();
    case 'toggle-fullscreen':
      return surface.toggleFullscreen();
    case 'toggle-picture':
      return surface.togglePicture();
    case 'seek-by':
      return playback.seekBy(command.seconds);
    case 'seek-to-fraction':
      return playback.seek(duration * command.fraction);
    case 'volume-by':
      return playback.setVolume((muted ? 0 : volume) + command.amount);
    case 'rate-step':
      return playback.setRate(steppedRate(rate, command.step));
  }
}
