import type { QualityChoice } from '../model/quality.ts';
import type { PlaybackProblem } from './attached-source.ts';

/** The state of the video at one instant. Times are in seconds. */
export interface PlaybackState {
  /** False until it has played. */
  readonly started: boolean;
  /** False until frames of it are on the screen. */
  readonly shown: boolean;
  readonly paused: boolean;
  readonly ended: boolean;
  /** Wants to play and has to wait for data. */
  readonly buffering: boolean;
  readonly time: number;
  /** 0 until known. */
  readonly duration: number;
  readonly bufferedTo: number;
  readonly volume: number;
  readonly muted: boolean;
  /** The browser allowed autoplay only without sound. */
  readonly mutedByBrowser: boolean;
  readonly rate: number;
  readonly quality: QualityChoice;
  /** Lines of the picture that adaptive playback shows now. */
  readonly lines: number | null;
  readonly captions: string | null;
  readonly captionText: string;
  readonly problem: PlaybackProblem | null;
}

export const INITIAL_STATE: PlaybackState = {
  started: false,
  shown: false,
  paused: true,
  ended: false,
  buffering: false,
  time: 0,
  duration: 0,
  bufferedTo: 0,
  volume: 1,
  muted: false,
  mutedByBrowser: false,
  rate: 1,
  quality: 'auto',
  lines: null,
  captions: null,
  captionText: '',
  problem: null,
};

function bufferedTo(video: HTMLVideoElement): number {
  const { buffered, currentTime } = video;
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= currentTime + 0.1 && currentTime <= buffered.end(index)) return buffered.end(index);
  }
  return currentTime;
}

/** The part of the state that the element itself knows. */
export function readVideo(video: HTMLVideoElement) {
  return {
    paused: video.paused,
    ended: video.ended,
    time: video.currentTime,
    duration: Number.isFinite(video.duration) ? video.duration : 0,
    bufferedTo: bufferedTo(video),
    volume: video.volume,
    muted: video.muted,
    rate: video.playbackRate,
  } satisfies Partial<PlaybackState>;
}

/** Events after which the element's state may have changed. */
export const VIDEO_EVENTS = [
  'play',
  'pause',
  'playing',
  'waiting',
  'seeking',
  'seeked',
  'ended',
  'timeupdate',
  'progress',
  'durationchange',
  'loadedmetadata',
  'volumechange',
  'ratechange',
] as const;
