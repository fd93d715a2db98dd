/** Invalid page parameters (D14), as they are in an address. */
export const BAD_PAGES: readonly string[] = [
  'page=0',
  'page=-1',
  'page=1.5',
  'page=1e3',
  'page=01',
  'page=%2B1',
  'page=%D9%A3',
  'page=%7B%22a%22%3A1%7D',
  'page=%5B1%5D',
  'page=1&page=2',
  'page=',
  'page=2147483648',
  'page=12345678901234567890',
  'page=abc',
  'page=%201',
];

/** Invalid slugs in path segments (D12), including those that must be refused before the address is parsed. */
export const BAD_SLUGS: readonly string[] = [
  'Upper-Case',
  'under_score',
  'dot.dot',
  '...',
  '-lead',
  'trail-',
  'two--dashes',
  'a'.repeat(300),
  '%D9%A3',
  '%20',
  'a%00b',
  'a%0d%0ab',
  'a%2fb',
  'a%5Cb',
  '%2e%2e',
  '%2E',
  '..%2f..%2fetc%2fpasswd',
  '%',
  '%zz',
  '%E0%A4%A',
  '%FF',
  '%3Cscript%3E',
  '__proto__',
];

/** Targets that no redirect may follow (D15). */
export const HOSTILE: readonly string[] = [
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '/%09/evil.test',
  'https://own@evil.test',
  'https://evil.test\\@own',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  `/${'a'.repeat(8_192)}`,
];
