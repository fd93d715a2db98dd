/** When a cue shows, and how its line of times is written. */
export interface CueTimes {
  /** Seconds. */
  readonly from: number;
  readonly to: number;
  readonly line: string;
}

const STRICT = /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}$/;
const STAMP = /^(?:(\d+):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?$/;
const TIMES = /^\s*([\d:.,]+)\s*-->\s*([\d:.,]+)(?:\s+(.*))?$/;
const PERCENT = String.raw`(?:100|\d{1,2})(?:\.\d+)?%`;
const SETTING = new RegExp(
  `^(?:vertical:(?:rl|lr)|line:(?:-?\\d+(?:\\.\\d+)?|${PERCENT})(?:,(?:start|center|end))?|position:${PERCENT}(?:,(?:line-left|center|line-right))?` +
    `|size:${PERCENT}|align:(?:start|center|end|left|right))$`,
);

/**
 * Reads a line such as `00:01.000 --> 00:03.000 align:start`, with hours or without, and with the comma of SubRip.
 * Settings that no player takes, and regions, are left out. Null for a line without two times.
 */
export function readTimes(line: string): CueTimes | null {
  const [whole, start = '', end = '', rest = ''] = TIMES.exec(line) ?? [];
  const [from, to] = [secondsOf(start), secondsOf(end)];
  if (whole === undefined || from === null || to === null) return null;
  const settings = new Map(
    rest
      .split(/\s+/)
      .map((setting) => (setting === 'align:middle' ? 'align:center' : setting))
      .filter((setting) => SETTING.test(setting))
      .map((setting) => [setting.split(':')[0], setting]),
  );
  const stamps = [start, end].map((stamp, index) => (STRICT.test(stamp) ? stamp : stampOf(index === 0 ? from : to)));
  return { from, to, line: [stamps.join(' --> '), ...settings.values()].join(' ') };
}

/** The seconds of `01:02:03.400`, `2:03,4` or `02:03`; null for anything else. */
export function secondsOf(stamp: string): number | null {
  const [whole, hours = '0', minutes = '', seconds = '', rest = ''] = STAMP.exec(stamp) ?? [];
  if (whole === undefined || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return (
    ((Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1_000 + Number(rest.padEnd(3, '0'))) / 1_000
  );
}

/** A time as WebVTT writes it. */
export function stampOf(seconds: number): string {
  const all = Math.round(seconds * 1_000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const parts = [Math.floor(all / 3_600_000), Math.floor(all / 60_000) % 60, Math.floor(all / 1_000) % 60];
  return `${parts.map(two).join(':')}.${String(all % 1_000).padStart(3, '0')}`;
}
