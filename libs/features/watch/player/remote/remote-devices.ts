/** The state of a device; `connecting` once one was chosen. */
export type DeviceState = 'disconnected' | 'connecting' | 'connected';

/** The devices that a browser can play a video on. */
export interface RemoteDevices {
  /** Calls back now and later with whether there is one. Returns what ends that. */
  readonly watchAvailability: (onChange: (isAvailable: boolean) => void) => () => void;
  /** Calls back with each change of the device that plays. Returns what ends that. */
  readonly watchState: (onChange: (state: DeviceState) => void) => () => void;
  /**
   * Lets the person choose a device, or leave the one that plays. Needs the press of a button just before, and the address
   * that the device is to fetch in the element. Whether one was chosen; null where the browser never says, and only
   * `watchState` does. Rejects with the browser's reason.
   */
  readonly prompt: () => Promise<true | null>;
}

/** The AirPlay properties of Apple's engines. */
interface AirPlayVideo extends HTMLVideoElement {
  webkitShowPlaybackTargetPicker: () => void;
  readonly webkitCurrentPlaybackTargetIsWireless: boolean;
}

const hasAirPlay = (video: HTMLVideoElement): video is AirPlayVideo => 'webkitShowPlaybackTargetPicker' in video;

/**
 * The devices for this element. Whether there is one is found by an element of its own, which is never shown: the element that
 * plays may have a source from a script, for which browsers offer none, and is closed to devices until one is wanted.
 *
 * @param sample an address that a browser could hand to a device; only its beginning is read
 */
export function remoteDevicesOf(video: HTMLVideoElement, sample: string): RemoteDevices {
  return hasAirPlay(video) ? airPlay(video) : remotePlayback(video, sample);
}

function remotePlayback(video: HTMLVideoElement, sample: string): RemoteDevices {
  return {
    watchAvailability(onChange) {
      const probe = document.createElement('video');
      probe.preload = 'metadata';
      probe.muted = true;
      probe.src = sample;
      // Refused where the browser can't look in the background: then there is no button either.
      void probe.remote.watchAvailability(onChange).catch(() => onChange(false));
      return () => {
        void probe.remote.cancelWatchAvailability().catch(() => undefined);
        probe.removeAttribute('src');
        probe.load();
      };
    },
    watchState(onChange) {
      const listening = new AbortController();
      const report = () => onChange(video.remote.state);
      for (const event of ['connecting', 'connect', 'disconnect'])
        video.remote.addEventListener(event, report, { signal: listening.signal });
      return () => listening.abort();
    },
    async prompt() {
      await hasMetadata(video);
      await video.remote.prompt();
      return true;
    },
  };
}

function airPlay(video: AirPlayVideo): RemoteDevices {
  return {
    watchAvailability(onChange) {
      const probe = document.createElement('video');
      const listening = new AbortController();
      const report = (event: Event) => onChange('availability' in event && event.availability === 'available');
      probe.addEventListener('webkitplaybacktargetavailabilitychanged', report, { signal: listening.signal });
      return () => listening.abort();
    },
    watchState(onChange) {
      const listening = new AbortController();
      const report = () => onChange(video.webkitCurrentPlaybackTargetIsWireless ? 'connected' : 'disconnected');
      video.addEventListener('webkitcurrentplaybacktargetiswirelesschanged', report, { signal: listening.signal });
      return () => listening.abort();
    },
    // It prompts at once, since this engine accepts a press only for a short time and needs no metadata.
    prompt: async () => {
      video.webkitShowPlaybackTargetPicker();
      return null;
    },
  };
}

/** Browsers learn from the beginning of a file whether a device can play it. */
function hasMetadata(video: HTMLVideoElement): Promise<void> {
  if (video.readyState >= video.HAVE_METADATA) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const { signal } = listening;
    const settle = (done: () => void) => () => {
      listening.abort();
      done();
    };
    video.addEventListener('loadedmetadata', settle(resolve), { signal });
    const fail = () => reject(video.error ?? new Error('The address for the device has nothing to play.'));
    video.addEventListener('error', settle(fail), { signal });
  });
}
