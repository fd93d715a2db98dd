import { type AnyRoute, isNotFound, isRedirect } from '@tanstack/react-router';
import { VISITOR } from '@network/access/viewer.ts';
import { parseSearch } from '../routing/search-params.ts';
import { testTenant } from '../server/tenant-fixture.ts';
import type { SessionProfile } from '../session/profile-query.ts';
import { sessionOf } from '../session/session.ts';

/** The request of a page in a test; by default a signed-in person without rights on the members host. */
export interface GuardInput {
  readonly search?: string;
  readonly isSignedIn?: boolean;
  readonly isMembersArea?: boolean;
  readonly params?: Readonly<Record<string, string>>;
}

const meta = {
  currentYear: 2026,
  isSFW: false,
  sfwRegion: null,
  isUS: false,
  pornPortalOrigin: null,
  sellsMemberships: true,
};
const person = {
  userId: 'u',
  uuid: 'u',
  displayName: null,
  avatar: null,
  badges: [],
  autoplayEnabled: true,
  viewer: JSON.stringify({ ...VISITOR, userId: 'u' }),
} as unknown as SessionProfile;

/** The result of a route's guards: `let in`, `not found`, or the redirect with its status. */
export function runGuard(routes: readonly AnyRoute[], path: string, input: GuardInput = {}): string {
  const { search = '', isSignedIn = true, isMembersArea = true, params = {} } = input;
  const route = routes.find(({ options }) => (options as { path: string }).path === path);
  if (!route) throw new Error(`no route ${path}`);
  const pathname = path.replaceAll(/\$(\w+)/g, (_, name: string) => params[name] ?? '');
  const beforeLoad = route.options.beforeLoad as unknown as (question: object) => void;
  try {
    beforeLoad({
      context: {
        tenant: testTenant,
        session: sessionOf(isSignedIn ? person : null, testTenant),
        meta: { ...meta, isMembersArea },
      },
      location: { pathname, searchStr: search },
      search: parseSearch(search),
      params,
    });
    return 'let in';
  } catch (thrown) {
    if (isNotFound(thrown)) return 'not found';
    if (isRedirect(thrown)) return `${String(thrown.status)} ${String(thrown.options.href)}`;
    throw thrown;
  }
}
