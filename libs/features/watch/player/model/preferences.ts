import { VIDEO_QUALITIES } from '@network/tenant/video-qualities.ts';
import { PLAYBACK_RATES } from './playback-rate.ts';
import type { QualityChoice } from './quality.ts';

/** The player's preferences on this device, for all videos. */
export interface PlayerPreferences {
  /** 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  readonly rate: number;
  readonly quality: QualityChoice;
  /** Language of the captions, null for none. */
  readonly captions: string | null;
}

export const DEFAULT_PREFERENCES: PlayerPreferences = {
  volume: 1,
  muted: false,
  rate: 1,
  quality: 'auto',
  captions: null,
};

const KEY = 'player';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const isQuality = (value: unknown): value is QualityChoice =>
  value === 'auto' || VIDEO_QUALITIES.some((quality) => quality === value);

function record(json: string | null): Readonly<Record<string, unknown>> {
  if (json === null) return {};
  const value: unknown = JSON.parse(json);
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** Reads the stored preferences; missing, broken or unreadable values fall back to the default. */
export function readPreferences(store: () => Store): PlayerPreferences {
  try {
    const found = record(store().getItem(KEY));
    const { volume, muted, rate, quality, captions } = found;
    return {
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : DEFAULT_PREFERENCES.volume,
      muted: muted === true,
      rate: PLAYBACK_RATES.find((offered) => offered === rate) ?? DEFAULT_PREFERENCES.rate,
      quality: isQuality(quality) ? quality : DEFAULT_PREFERENCES.quality,
      captions: typeof captions === 'string' ? captions : null,
    };
  } catch {
    return DEFAULT_PREFERENCES;
  }
}

/** Remembers; a full or forbidden storage is no reason to bother anybody. */
export function writePreferences(store: () => Store, preferences: PlayerPreferences): void {
  try {
    store().setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Private windows and full disks: the choice lasts for this page only.
  }
}

export interface PreferenceStore {
  readonly get: () => PlayerPreferences;
  readonly remember: (change: Partial<PlayerPreferences>) => void;
}

/** Reads once and writes every change through. */
export function createPreferenceStore(store: () => Store): PreferenceStore {
  let preferences = readPreferences(store);
  return {
    get: () => preferences,
    remember(change) {
      preferences = { ...preferences, ...change };
      writePreferences(store, preferences);
    },
  };
}
