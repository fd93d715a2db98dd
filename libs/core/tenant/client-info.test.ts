import { describe, expect, it } from 'vitest';
import { pageFactsHeader, readClientInfo, readDevice, readPageId } from './client-info.ts';

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

describe('T08 the device of a visitor', () => {
  it.each([
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${APPLE} Mobile/15E148`, 'ios', 'mobile'],
    [`Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) ${APPLE} Mobile/15E148`, 'ios', 'tablet'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'android', 'mobile'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Safari/537.36`, 'android', 'tablet'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'windows', 'desktop'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/18.6`, 'macos', 'desktop'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'linux', 'desktop'],
    ['curl/8.5.0', 'other', 'desktop'],
    ['', 'other', 'desktop'],
  ] as const)('T08 %s', (userAgent, operatingSystem, deviceType) => {
    expect(readDevice(userAgent)).toEqual({ operatingSystem, deviceType });
  });

  it('T08 has its country and the page’s correlation id from the header beside the page', () => {
    const facts = { country: 'DE', request: 'b6d1c6a1-1111-4222-8333-444444444444', saving: null, traceparent: null };
    const timings = [
      ...(pageFactsHeader(facts)['server-timing'] ?? '').matchAll(/(?<name>\w+);desc="(?<description>[\w-]+)"/g),
    ].map(({ groups }) => groups);
    const page = (serverTiming: readonly unknown[]) =>
      ({
        navigator: { userAgent: 'iPhone Mobile' },
        performance: { getEntriesByType: () => [{ serverTiming }] },
      }) as never;
    expect(readClientInfo(page(timings))).toEqual({ operatingSystem: 'ios', deviceType: 'mobile', country: 'DE' });
    expect(readClientInfo(page([])).country).toBeNull();
    expect([readPageId(page(timings)), readPageId(page([]))]).toEqual([facts.request, null]);
    expect(pageFactsHeader({ country: null, request: null, saving: null, traceparent: null })).toEqual({});
  });
});
