/** The commands of keys, taps and media keys. */
export type PlayerCommand =
  | { readonly type: 'toggle-play' | 'toggle-mute' | 'toggle-captions' | 'toggle-fullscreen' | 'toggle-picture' }
  | { readonly type: 'seek-by'; readonly seconds: number }
  /** `fraction` of the whole length, 0 to 1. */
  | { readonly type: 'seek-to-fraction'; readonly fraction: number }
  | { readonly type: 'volume-by'; readonly amount: number }
  | { readonly type: 'rate-step'; readonly step: 1 | -1 };

export interface KeyStroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export const ARROW_SEEK_SECONDS = 5;
export const JUMP_SECONDS = 10;
export const VOLUME_STEP = 0.05;

const COMMANDS: Readonly<Record<string, PlayerCommand>> = {
  ' ': { type: 'toggle-play' },
  k: { type: 'toggle-play' },
  arrowleft: { type: 'seek-by', seconds: -ARROW_SEEK_SECONDS },
  arrowright: { type: 'seek-by', seconds: ARROW_SEEK_SECONDS },
  j: { type: 'seek-by', seconds: -JUMP_SECONDS },
  l: { type: 'seek-by', seconds: JUMP_SECONDS },
  arrowup: { type: 'volume-by', amount: VOLUME_STEP },
  arrowdown: { type: 'volume-by', amount: -VOLUME_STEP },
  m: { type: 'toggle-mute' },
  f: { type: 'toggle-fullscreen' },
  c: { type: 'toggle-captions' },
  i: { type: 'toggle-picture' },
  home: { type: 'seek-to-fraction', fraction: 0 },
  end: { type: 'seek-to-fraction', fraction: 1 },
  '>': { type: 'rate-step', step: 1 },
  '<': { type: 'rate-step', step: -1 },
};

/** The command of a key, or null. A key with Ctrl, Alt or Meta belongs to the browser. */
export function commandForKey(stroke: KeyStroke): PlayerCommand | null {
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey) return null;
  if (/^[0-9]$/.test(stroke.key)) return { type: 'seek-to-fraction', fraction: Number(stroke.key) / 10 };
  const key = stroke.key.toLowerCase();
  return Object.hasOwn(COMMANDS, key) ? (COMMANDS[key] ?? null) : null;
}
