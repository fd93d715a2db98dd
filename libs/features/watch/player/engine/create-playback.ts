import { createPreferenceStore } from '../model/preferences.ts';
import type { PlayedBy, PlayerSources, RenewedSources } from '../model/player-sources.ts';
import { resumePosition } from '../model/resume-position.ts';
import { plainSources } from './attach-source.ts';
import { awaitDrawnFrame } from './await-drawn-frame.ts';
import { createCaptions } from './captions.ts';
import type { PlaybackCommands } from './playback-commands.ts';
import { INITIAL_STATE, readVideo, VIDEO_EVENTS, type PlaybackState } from './playback-state.ts';
import { captionCommands, soundCommands } from './preference-commands.ts';
import { createSourceSession } from './source-session.ts';
import { startPlaying } from './start-playing.ts';
import { createStateStore, type StateStore } from './state-store.ts';

const HEALTHY_AFTER_SECONDS = 5;
/** The lines that another device is assumed to show. No browser reports its screen; a television has at least 1080. */
const DEVICE_LINES = 1080;

export interface PlaybackOptions {
  readonly video: HTMLVideoElement;
  readonly sources: PlayerSources;
  readonly renew: (place: PlayedBy) => Promise<RenewedSources>;
  /** The second at which this person stopped last time. */
  readonly remembered: number | null;
  readonly storage: () => Storage;
  readonly screenLines: () => number;
}

export interface Playback extends PlaybackCommands, Pick<StateStore<PlaybackState>, 'get' | 'subscribe'> {
  readonly video: HTMLVideoElement;
  readonly destroy: () => void;
}

/** Runs one video in one element: commands go in, state comes out. */
export function createPlayback(options: PlaybackOptions): Playback {
  const { video } = options;
  const preferences = createPreferenceStore(options.storage);
  const { get: preferred, remember } = preferences;
  const store = createStateStore<PlaybackState>({ ...INITIAL_STATE, captions: preferred().captions });
  const listening = new AbortController();
  let offered = options.sources;
  let wantsPlay = false;
  // While a source is being changed the element is at 0, so the second to resume at is stored here.
  let position = resumePosition(options.remembered, Number.NaN);
  let settled = false;
  // If a browser does not report frames, a film counts as shown when it plays.
  let isDrawn = !('requestVideoFrameCallback' in HTMLVideoElement.prototype);
  let healthyFrom = 0;
  let place: PlayedBy = 'browser';

  const forPlace = (sources: PlayerSources) => (place === 'device' ? plainSources(video, sources) : sources);

  const captions = createCaptions(video, (captionText) => store.set({ captionText }));

  const read = () => {
    const now = readVideo(video);
    if (settled) position = now.time;
    if (position - healthyFrom > HEALTHY_AFTER_SECONDS) session.healthy();
    // While no source is attached the element always reports that it is paused, so what the person wants is shown.
    const paused = settled || store.get().problem !== null ? now.paused : !wantsPlay;
    const waits = wantsPlay && !now.ended && (!settled || video.seeking || video.readyState < video.HAVE_FUTURE_DATA);
    const started = store.get().started || (settled && now.time > position - 1 && !video.paused);
    store.set({
      ...now,
      time: settled ? now.time : position,
      // While a source is changed the film keeps its duration, since number keys seek to tenths of it.
      duration: now.duration || store.get().duration,
      paused,
      buffering: waits && store.get().problem === null,
      started,
      // A tab in the background draws no frames, so it is enough there that the film plays.
      shown: store.get().shown || (started && (isDrawn || document.hidden)),
    });
  };

  const start = async () => {
    const outcome = await startPlaying(video);
    if (outcome === 'playing-muted') store.set({ mutedByBrowser: true });
    if (outcome === 'blocked') commands.pause();
  };

  const session = createSourceSession({
    video,
    sources: options.sources,
    renew: async () => {
      const answer = await options.renew(place);
      return 'refused' in answer ? answer : { sources: forPlace(answer.sources) };
    },
    screenLines: () => (place === 'device' ? DEVICE_LINES : options.screenLines()),
    position: () => position,
    changed: (change) => {
      // A source that is changed, or has failed, no longer says at which second the film is.
      if (change.buffering || change.problem) settled = false;
      store.set(change);
      read();
    },
    renewed: (sources) => {
      offered = sources;
      captions.offer(sources.captions);
    },
    attached: () => {
      healthyFrom = position;
      if (wantsPlay) void start();
    },
  });

  const settle = () => {
    // The position may have been changed while the source was being changed.
    if (!settled && Math.abs(video.currentTime - position) > 1) video.currentTime = position;
    settled = true;
    // The change of source interrupted the first attempt to play.
    if (wantsPlay && video.paused) void start();
    read();
  };
  const commands: PlaybackCommands = {
    play() {
      wantsPlay = true;
      if (store.get().problem) return commands.retry();
      void start();
      read();
    },
    pause() {
      wantsPlay = false;
      video.pause();
      read();
    },
    togglePlay: () => (store.get().paused || video.ended ? commands.play() : commands.pause()),
    seek(seconds) {
      position = Math.min(Math.max(seconds, 0), store.get().duration || Infinity);
      if (settled) video.currentTime = position;
      read();
    },
    seekBy: (seconds) => commands.seek(position + seconds),
    ...soundCommands({ video, store, preferences, read }),
    setQuality(quality) {
      remember({ quality });
      void session.load(quality);
    },
    ...captionCommands(captions, { store, preferences }, () => offered.captions),
    playFrom(next, sources) {
      place = next;
      return session.replace(forPlace(sources));
    },
    playHere() {
      place = 'browser';
      return session.retry();
    },
    retry() {
      wantsPlay = true;
      void session.retry();
    },
  };

  const { signal } = listening;
  for (const event of VIDEO_EVENTS) video.addEventListener(event, read, { signal });
  video.addEventListener('canplay', settle, { signal });
  // The length is known only now, and with it whether the remembered second was close to the end.
  const startOver = () => position > 0 && resumePosition(position, video.duration) === 0 && commands.seek(0);
  video.addEventListener('canplay', startOver, { signal, once: true });
  video.addEventListener('play', () => void (wantsPlay = true), { signal, capture: true });
  video.addEventListener('pause', () => void (wantsPlay &&= !settled), { signal, capture: true });
  window.addEventListener('online', () => store.get().problem === 'network' && commands.retry(), { signal });

  video.volume = preferred().volume;
  video.muted = preferred().muted;
  video.defaultPlaybackRate = preferred().rate;
  captions.offer(offered.captions);
  captions.choose(preferred().captions);
  const drawn = (): void => {
    isDrawn = true;
    read();
  };
  if (!isDrawn) awaitDrawnFrame(video, () => settled, drawn, signal);
  void session.load(preferred().quality);

  return {
    ...commands,
    video,
    get: store.get,
    subscribe: store.subscribe,
    destroy() {
      listening.abort();
      captions.offer([]);
      session.destroy();
    },
  };
}
