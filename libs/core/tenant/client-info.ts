/** Facts about the visitor's device. Pages that visitors share hold none of them. */
export interface ClientInfo {
  readonly operatingSystem: 'android' | 'ios' | 'linux' | 'macos' | 'windows' | 'other';
  readonly deviceType: 'desktop' | 'mobile' | 'tablet';
  /** ISO 3166-1 alpha-2, or null when the edge did not send it. */
  readonly country: string | null;
}

const SYSTEMS: readonly (readonly [RegExp, ClientInfo['operatingSystem']])[] = [
  [/Android/i, 'android'],
  [/iPhone|iPad|iPod/i, 'ios'],
  [/Windows/i, 'windows'],
  [/Mac OS X|Macintosh/i, 'macos'],
  [/Linux|X11|CrOS/i, 'linux'],
];

/** What a User-Agent header says about the device. */
export function readDevice(userAgent: string): Omit<ClientInfo, 'country'> {
  const text = userAgent.slice(0, 512);
  return {
    operatingSystem: SYSTEMS.find(([pattern]) => pattern.test(text))?.[1] ?? 'other',
    deviceType: /iPad|Tablet|Android(?!.*Mobile)/i.test(text)
      ? 'tablet'
      : /Mobi|iPhone|iPod/i.test(text)
        ? 'mobile'
        : 'desktop',
  };
}

const COUNTRY_METRIC = 'country';

/** The header that brings the visitor's country beside a page: what is in the page itself is the same for everybody. */
export function countryHeader(country: string | null): Readonly<Record<string, string>> {
  return country === null ? {} : { 'server-timing': `${COUNTRY_METRIC};desc="${country}"` };
}

/** The facts about the browser that shows this page. */
export function readClientInfo(page: Pick<Window, 'navigator' | 'performance'>): ClientInfo {
  const [visit] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const metric = visit?.serverTiming?.find(({ name }) => name === COUNTRY_METRIC);
  return { ...readDevice(page.navigator.userAgent), country: metric?.description || null };
}
