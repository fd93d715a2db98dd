import { vi } from 'vitest';

interface Charge {
  readonly level: number;
  readonly charging: boolean;
}

/** What decides in a browser whether pictures move, in the hands of a test. Everything lets them move at first. */
export interface Surroundings {
  /** Answers a media query from now on. */
  setMedia: (query: string, matches: boolean) => void;
  setSaveData: (isOn: boolean) => void;
  /** A name in the `Server-Timing` of the page. */
  setServerTiming: (name: string) => void;
  /** A charge, or that the page may not ask for it, or that the browser has no such question. */
  setBattery: (battery: Charge | 'forbidden' | 'unknown') => void;
  /** How large every element is, in CSS pixels, and how many points of the screen make one. */
  setFrame: (frame: { readonly width: number; readonly height: number; readonly density?: number }) => void;
  setReady: (state: DocumentReadyState) => void;
  /** Into the window, or out of it. */
  scroll: (isInView: boolean) => void;
  hide: (isHidden: boolean) => void;
  /** From now on the browser lets nothing play by itself. */
  refuse: () => void;
  /** How often something began to play. */
  played: () => number;
  isPaused: () => boolean;
  restore: () => void;
}

/** Puts them around the components of a test. */
export function surround(): Surroundings {
  const media = new Map<string, MediaQueryList>();
  const matching = new Set<string>();
  const connection = Object.assign(new EventTarget(), { saveData: false });
  const battery = Object.assign(new EventTarget(), { level: 1, charging: true });
  let sight: IntersectionObserverCallback = () => undefined;
  let timing: readonly { readonly name: string }[] = [];
  let ready: DocumentReadyState = 'complete';
  let isHidden = false;
  let isPaused = true;
  let isRefused = false;
  let frame = { width: 1_280, height: 720 };

  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, frame.width, frame.height),
  );
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = media.get(query) ?? (new EventTarget() as MediaQueryList);
    Object.defineProperty(list, 'matches', { get: () => matching.has(query), configurable: true });
    media.set(query, list);
    return list;
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        sight = callback;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const own = { connection, getBattery: async () => battery };
  for (const [name, value] of Object.entries(own))
    Object.defineProperty(navigator, name, { value, configurable: true, writable: true });
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [{ serverTiming: timing }] as never);
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => ready);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {
    if (isRefused) throw new DOMException('Not by itself', 'NotAllowedError');
    isPaused = false;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => void (isPaused = true));

  return {
    setMedia: (query, matches) => {
      if (matches) matching.add(query);
      else matching.delete(query);
      media.get(query)?.dispatchEvent(new Event('change'));
    },
    setSaveData: (isOn) => {
      connection.saveData = isOn;
      connection.dispatchEvent(new Event('change'));
    },
    setServerTiming: (name) => void (timing = [{ name }]),
    setBattery: (next) => {
      const ask = next === 'forbidden' ? () => Promise.reject(new Error('Not here')) : async () => battery;
      Object.assign(navigator, { getBattery: next === 'unknown' ? undefined : ask });
      if (typeof next === 'string') return;
      Object.assign(battery, next);
      battery.dispatchEvent(new Event('levelchange'));
      battery.dispatchEvent(new Event('chargingchange'));
    },
    setFrame: ({ density = 1, ...size }) => {
      frame = size;
      vi.stubGlobal('devicePixelRatio', density);
      dispatchEvent(new Event('resize'));
    },
    setReady: (state) => void (ready = state),
    scroll: (isIntersecting) => sight([{ isIntersecting }] as never, undefined as never),
    hide: (hidden) => {
      isHidden = hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    refuse: () => void (isRefused = true),
    played: () => play.mock.calls.length,
    isPaused: () => isPaused,
    restore: () => {
      for (const name of Object.keys(own)) Reflect.deleteProperty(navigator, name);
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    },
  };
}
