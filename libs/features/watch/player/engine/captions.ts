import type { CaptionSource } from '../model/player-sources.ts';

export interface Captions {
  /** Replaces the tracks; the chosen language stays chosen. */
  readonly offer: (sources: readonly CaptionSource[]) => void;
  /** Null shows none. */
  readonly choose: (language: string | null) => void;
}

function plainText(track: TextTrack): string {
  return [...(track.activeCues ?? [])]
    .map((cue) => ('getCueAsHTML' in cue && cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : ''))
    .join('\n');
}

/**
 * Reads caption tracks without letting the browser draw them, so that they appear above the controls in the player's
 * own type. Where the browser takes over the picture (full screen on a phone), it draws them itself.
 *
 * @param show gets the current text, empty for none
 */
export function createCaptions(video: HTMLVideoElement, show: (text: string) => void): Captions {
  let elements: readonly HTMLTrackElement[] = [];
  let language: string | null = null;
  let mode: TextTrackMode = 'hidden';

  const apply = () => {
    for (const element of elements) element.track.mode = element.srclang === language ? mode : 'disabled';
    const chosen = elements.find((element) => element.srclang === language);
    show(chosen && mode === 'hidden' ? plainText(chosen.track) : '');
  };

  const element = (source: CaptionSource): HTMLTrackElement => {
    const track = document.createElement('track');
    track.kind = 'captions';
    track.srclang = source.language;
    track.label = source.label;
    track.src = source.src;
    track.track.addEventListener('cuechange', () => {
      if (source.language === language && mode === 'hidden') show(plainText(track.track));
    });
    return track;
  };

  const browserDraws = (draws: boolean) => () => {
    mode = draws ? 'showing' : 'hidden';
    apply();
  };
  video.addEventListener('webkitbeginfullscreen', browserDraws(true));
  video.addEventListener('webkitendfullscreen', browserDraws(false));

  return {
    offer(sources) {
      for (const old of elements) old.remove();
      elements = sources.map(element);
      video.append(...elements);
      apply();
    },
    choose(next) {
      language = next;
      apply();
    },
  };
}
