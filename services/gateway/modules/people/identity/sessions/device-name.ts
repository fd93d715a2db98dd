type Names = readonly (readonly [RegExp, string])[];

/** Browsers built on another one name that one too, so the base comes last. */
const BROWSERS: Names = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|OPX|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(?:DuckDuckGo|Ddg)\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\b(?:CriOS|Chromium)\//, 'Chrome'],
  // Other WebKit browsers claim Safari as well, without the version that only Safari sends.
  [/\bVersion\/\S+.*\bSafari\//, 'Safari'],
];
const SYSTEMS: Names = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** The stored name of a browser that is none of those above. */
export const UNKNOWN_BROWSER = 'Unknown browser';

/**
 * Browser and system by name, such as `Firefox on Windows`: enough for a person to know their own device. It is stored and
 * compared so; `sayDevice` says it in a person's language.
 */
export function deviceName(userAgent: string | undefined): string {
  const named = (names: Names): string | undefined => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const system = named(SYSTEMS);
  const browser = named(BROWSERS) ?? UNKNOWN_BROWSER;
  return system ? `${browser} on ${system}` : browser;
}
