import { readRawTarget } from '@network/core/server/request/raw-path.ts';

/** What a console's page calls of the gateway; `:` stands for one part of a path. */
const PATHS = [
  '/staff/session',
  '/staff/session/code',
  '/staff/password',
  '/staff/graphql',
  '/staff/uploads',
  '/staff/uploads/:',
  '/staff/pictures/:',
  '/staff/pictures/:/thumbnail',
  '/staff/films/:/thumbnail',
  '/staff/media-sources/:/poster',
  '/staff/media-sources/:/film',
  '/staff/media-sources/:/whole',
  '/staff/media-sources/:/storyboard.webp',
  '/staff/media-sources/:/storyboard.vtt',
  '/staff/media-sources/:/stills/:',
  '/staff/requests/:/files/:',
] as const;

const PATTERNS = PATHS.map((path) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(':', '[^/]+')}$`));

/**
 * Whether a request target is passed on to the gateway: one of the paths that the page calls, as it was sent. Any other
 * one, and one that an address parser would fold into another path, stays here.
 */
export function isGatewayTarget(target: string): boolean {
  const raw = readRawTarget(target);
  return raw !== null && PATTERNS.some((pattern) => pattern.test(raw.path));
}
