import type { ClientInfo } from '../../tenant/client-info.ts';

const SYSTEMS: readonly (readonly [RegExp, ClientInfo['operatingSystem']])[] = [
  [/Android/i, 'android'],
  [/iPhone|iPad|iPod/i, 'ios'],
  [/Windows/i, 'windows'],
  [/Mac OS X|Macintosh/i, 'macos'],
  [/Linux|X11|CrOS/i, 'linux'],
];

/** What a User-Agent header says about the device. */
export function readDevice(userAgent: string | undefined): Omit<ClientInfo, 'country'> {
  const text = (userAgent ?? '').slice(0, 512);
  return {
    operatingSystem: SYSTEMS.find(([pattern]) => pattern.test(text))?.[1] ?? 'other',
    deviceType: /iPad|Tablet|Android(?!.*Mobile)/i.test(text)
      ? 'tablet'
      : /Mobi|iPhone|iPod/i.test(text)
        ? 'mobile'
        : 'desktop',
  };
}
