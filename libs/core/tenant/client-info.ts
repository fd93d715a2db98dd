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

/** What is different for each request of a page; what is in the page itself is the same for everybody. */
interface PageFacts {
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** The request's correlation id. */
  readonly request: string | null;
  /** `on` where the request was made to save data (`Save-Data`), which pages read before anything plays by itself. */
  readonly saving: 'on' | null;
  /** W3C trace context, for whatever else measures in a browser. */
  readonly traceparent: string | null;
}

/** The header that brings them beside the page. */
export function pageFactsHeader(facts: PageFacts): Readonly<Record<string, string>> {
  const metrics = Object.entries(facts).filter(([, value]) => value !== null);
  if (metrics.length === 0) return {};
  return { 'server-timing': metrics.map(([name, value]) => `${name};desc="${value}"`).join(', ') };
}

type Shown = Pick<Window, 'performance'>;

function readFact({ performance }: Shown, fact: 'country' | 'request'): string | null {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.serverTiming?.find(({ name }) => name === fact)?.description || null;
}

/** The correlation id of the request that brought this page; null where a cache did. */
export const readPageId = (page: Shown): string | null => readFact(page, 'request');

/** The facts about the browser that shows this page. */
export function readClientInfo(page: Pick<Window, 'navigator' | 'performance'>): ClientInfo {
  return { ...readDevice(page.navigator.userAgent), country: readFact(page, 'country') };
}
