import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IOS_WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const TABLET = 'Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';

describe('a browser by its user agent', () => {
  it.each([
    [`${WINDOWS} ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    [`${LINUX} ${WEBKIT} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome on Linux'],
    [`${ANDROID} ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
    [`${PHONE} ${IOS_WEBKIT} CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1`, 'Chrome on iOS'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/139.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
    [`${MAC} ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on macOS'],
    [`${ANDROID} ${WEBKIT} Chrome/139.0.0.0 Mobile Safari/537.36 EdgA/139.0.0.0`, 'Edge on Android'],
    [`${PHONE} ${IOS_WEBKIT} Version/18.0 EdgiOS/139.0.3405.86 Mobile/15E148 Safari/604.1`, 'Edge on iOS'],
    [`${WINDOWS} ${WEBKIT} Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0`, 'Opera on Windows'],
    [`${PHONE} ${IOS_WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1 OPT/5.6.1`, 'Opera on iOS'],
    [`${ANDROID} ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
    [`${LINUX} ${WEBKIT} Chrome/138.0.0.0 Safari/537.36 Vivaldi/7.5.3735.54`, 'Vivaldi on Linux'],
    [`${WINDOWS} ${WEBKIT} Chrome/138.0.0.0 YaBrowser/25.8.0.0 Safari/537.36`, 'Yandex Browser on Windows'],
    [`${MAC} ${IOS_WEBKIT} Version/18.5 Safari/605.1.15 Ddg/18.5`, 'DuckDuckGo on macOS'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox on Windows'],
    ['Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0', 'Firefox on Android'],
    [`${PHONE} ${IOS_WEBKIT} FxiOS/142.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iOS'],
    [`${MAC} ${IOS_WEBKIT} Version/18.5 Safari/605.1.15`, 'Safari on macOS'],
    [`${PHONE} ${IOS_WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on iOS'],
    [`${TABLET} ${IOS_WEBKIT} Version/17.7 Mobile/15E148 Safari/604.1`, 'Safari on iPadOS'],
    [`${PHONE} ${IOS_WEBKIT} Mobile/15E148`, 'Unknown browser on iOS'],
    [`${LINUX} ${WEBKIT} Safari/537.36`, 'Unknown browser on Linux'],
    ['curl/8.5.0', 'Unknown browser'],
    [undefined, 'Unknown browser'],
  ])('%s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
