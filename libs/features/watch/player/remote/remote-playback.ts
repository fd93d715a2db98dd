import type { Playback } from '../engine/create-playback.ts';
import { createStateStore, type StateStore } from '../engine/state-store.ts';
import type { RenewedSources } from '../model/player-sources.ts';
import type { RemoteDevices } from './remote-devices.ts';

/** The place in which the film plays, and the result of the last attempt to send it elsewhere. */
export interface RemoteState {
  readonly isAvailable: boolean;
  readonly phase: 'here' | 'preparing' | 'connecting' | 'connected';
  readonly failure: 'none-found' | 'failed' | null;
}

/** Sends the film to another device, and brings it back. */
export interface RemotePlayback extends Pick<StateStore<RemoteState>, 'get' | 'subscribe'> {
  /** A press of the button is likely: requests the address, so that the press is not over when it is there. */
  readonly prepare: () => void;
  /** Lets the person choose a device on a press. While one plays, they can choose another one or none. */
  readonly choose: () => Promise<void>;
  readonly destroy: () => void;
}

export interface RemotePlaybackOptions {
  readonly playback: Pick<Playback, 'video' | 'playFrom' | 'playHere'>;
  readonly devices: RemoteDevices;
  /** Requests addresses that need no cookie. */
  readonly lend: () => Promise<RenewedSources>;
}

/** The person closed the list of devices. */
const DISMISSALS: readonly string[] = ['NotAllowedError', 'AbortError'];

const nameOf = (error: unknown): string => (error instanceof Error || error instanceof DOMException ? error.name : '');

/** Nothing of the film changes before there are addresses for a device, so that a failure interrupts nothing. */
export function createRemotePlayback({ playback, devices, lend }: RemotePlaybackOptions): RemotePlayback {
  const { video } = playback;
  const store = createStateStore<RemoteState>({ isAvailable: false, phase: 'here', failure: null });
  let lent: Promise<RenewedSources> | null = null;
  let isGone = false;

  const request = (): Promise<RenewedSources> => {
    lent ??= lend();
    return lent;
  };

  const returnHere = (failure: RemoteState['failure']) => {
    const wasSent = !video.disableRemotePlayback;
    store.set({ phase: 'here', failure });
    if (!wasSent || isGone) return;
    video.disableRemotePlayback = true;
    void playback.playHere();
  };

  const stopWatching = [
    devices.watchAvailability((isAvailable) => store.set({ isAvailable })),
    devices.watchState((state) => {
      if (state !== 'disconnected') store.set({ phase: state, failure: null });
      else if (store.get().phase !== 'here') returnHere(null);
    }),
  ];

  const send = async () => {
    store.set({ phase: 'preparing', failure: null });
    const answer = await request();
    lent = null;
    if (isGone) return;
    if ('refused' in answer) return returnHere('failed');
    video.disableRemotePlayback = false;
    // The call is not awaited: the source of a plain address is in the element at once, and the press counts only for a
    // short time.
    void playback.playFrom('device', answer.sources);
    const isChosen = await devices.prompt();
    // If the browser does not report the choice, the film continues here from the address that a device may use.
    if (store.get().phase === 'preparing') store.set({ phase: isChosen ? 'connecting' : 'here' });
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    // A failure here happens again, visibly, with the press.
    prepare: () => void request().catch(() => void (lent = null)),
    async choose() {
      const { phase } = store.get();
      if (phase === 'preparing') return;
      try {
        await (phase === 'here' ? send() : devices.prompt());
      } catch (error) {
        lent = null;
        const name = nameOf(error);
        if (isGone) return;
        // A list that is closed while a device plays changes nothing.
        if (phase !== 'here' && DISMISSALS.includes(name)) return;
        returnHere(DISMISSALS.includes(name) ? null : name === 'NotFoundError' ? 'none-found' : 'failed');
      }
    },
    destroy() {
      isGone = true;
      for (const stop of stopWatching) stop();
    },
  };
}
