// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/**
 * Whether a request's path may be parsed at all (D12); everything else is 404. Takes the raw text of the request line,
 * since URL parsing would already have folded `/videos/%2e%2e` into `/`. The query is not checked.
 *
 * Refused: encoded slashes, backslashes, control characters and dot segments, percent signs that encode nothing, and
 * parts of forged requests: plain dot segments, backslashes, or an address (`//host`) in place of a path.
 */
export function isCleanRawPath(rawTarget: string): boolean {
  const path = rawTarget.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\') || /%(?:2f|5c)/i.test(path)) return false;
  const decoded = decode(path);
  if (decoded === null || CONTROL.test(decoded)) return false;
  return !decoded.split('/').some((segment) => segment === '.' || segment === '..');
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
