import type { Context, Hono } from 'hono';
import { isPreviewPerson, type PreviewPerson } from '@network/access/preview/preview-people.ts';
import type { TenantUrls } from '@network/tenant/tenant-schema.ts';
import { safeRedirectTarget } from '@network/validation/redirect-target.ts';
import type { PreviewFacts } from '@network/validation/preview.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import type { RouteBindings } from '../routes.ts';
import { isPreviewToken, type PreviewCookie } from './preview-cookie.ts';
import { LEAVE_PREVIEW_PAGE, PREVIEW_PAGE } from './preview-bar.ts';

interface PreviewRoutesParts {
  readonly urls: Pick<TenantUrls, 'tour' | 'members'>;
  readonly cookie: PreviewCookie;
  readonly load: (facts: RequestFacts) => Promise<PreviewFacts | 'ended' | 'unavailable'>;
  readonly countAs: (facts: RequestFacts, kind: 'page' | 'refused') => void;
}

type RouteContext = Context<{ Bindings: RouteBindings }>;

/** The address of `/preview` is good for a quarter of an hour: it is neither stored nor sent as a referrer. */
const HEADERS = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** A visitor is seen on the tour host, everybody else on the members host. */
const areaOf = (person: PreviewPerson): 'tour' | 'members' => (person === 'visitor' ? 'tour' : 'members');

/**
 * Adds the routes into a preview, to another person of it, and out. A request with a preview writes nothing on this host: the
 * gateway refuses mutations, and no other write is passed on.
 */
export function addPreviewRoutes(
  routes: Hono<{ Bindings: RouteBindings }>,
  { urls, cookie, load, countAs }: PreviewRoutesParts,
  refuse: (c: RouteContext, status: 403) => Response,
): void {
  routes.use(async (c, next) => {
    const { incoming, facts } = c.env;
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    return facts.preview === undefined || isRead || facts.target.path === '/graphql' ? next() : refuse(c, 403);
  });

  // The console links here with a token; the bar's form comes without one, from the page that it is on.
  routes.get(PREVIEW_PAGE, (c) => {
    const { facts } = c.env;
    const sent = c.req.query('token');
    const token = sent ?? facts.preview?.token;
    const person = c.req.query('as');
    if (token === undefined || !isPreviewToken(token) || !isPreviewPerson(person)) return refuse(c, 403);
    countAs(facts, 'page');
    const rules = { ownOrigins: [facts.ownOrigin], allowedHosts: [], home: '/' };
    const from = sent === undefined ? pathOf(c.req.header('referer'), facts.ownOrigin) : null;
    const to = safeRedirectTarget(from ?? c.req.query('to') ?? '/', rules);
    const area = areaOf(person);
    if (area === facts.area) {
      return c.body(null, 303, { ...HEADERS, location: to, 'set-cookie': cookie.write({ token, person }) });
    }
    const elsewhere = new URL(PREVIEW_PAGE, urls[area]);
    elsewhere.search = new URLSearchParams({ token, as: person, to }).toString();
    return c.body(null, 303, { ...HEADERS, location: elsewhere.href, 'set-cookie': cookie.write(null) });
  });

  routes.get(LEAVE_PREVIEW_PAGE, async (c) => {
    const { facts } = c.env;
    countAs(facts, 'page');
    const loaded = facts.preview === undefined ? 'ended' : await load(facts);
    const location = (typeof loaded === 'object' ? loaded.consoleUrl : null) ?? '/';
    return c.body(null, 303, { ...HEADERS, location, 'set-cookie': cookie.write(null) });
  });
}

/** The path of an address of this host; null for any other, and for that of the routes above. */
function pathOf(address: string | undefined, ownOrigin: string): string | null {
  const url = address === undefined || !URL.canParse(address) ? null : new URL(address);
  if (url === null || url.origin !== new URL(ownOrigin).origin || url.pathname.startsWith(PREVIEW_PAGE)) return null;
  return url.pathname + url.search;
}
