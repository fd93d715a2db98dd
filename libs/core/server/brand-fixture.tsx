import { createServer, type IncomingMessage, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AnyRouter, createRoute, Outlet } from '@tanstack/react-router';
import type { Experiment } from '@network/tenant/experiments.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
import { useSuspenseQuery } from '../query/use-query.ts';
import { operationQuery } from '../api/operation-query.ts';
import { useFormAnswer } from '../forms/use-form-answer.ts';
import { PageShell } from '../head/page-shell.tsx';
import { createPageSearch, type ReadPageSearch } from '../routing/page-search.ts';
import type { ServedPaths } from '../features/served-paths.ts';
import { createAppRouter, type PageSide } from '../routing/create-app-router.ts';
import { guards, pageParameter, requireSignIn, validSlug } from '../routing/guards.ts';
import { createAppRootRoute } from '../routing/root-route.ts';
import { rawSearch } from '../routing/search-params.ts';
import { createBrandApp } from './brand-app.ts';
import type { BrandApp, BrandParts } from './brand-parts.ts';
import { createRenderPlaces } from './pages/render-places.ts';
import { testTenant } from './tenant-fixture.ts';

/** A brand of a few small pages, served over a gateway that a test makes up. */
export interface BrandFixture {
  readonly app: BrandApp;
  readonly port: number;
  /** The requests that the gateway received, oldest first. */
  readonly received: readonly GatewayCall[];
  /** Moves the clock of the page cache, in milliseconds. */
  readonly advance: (ms: number) => void;
  readonly stopGateway: () => Promise<void>;
  readonly get: (path: string, options?: RequestOptions) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

export interface GatewayCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** GraphQL operation, where there is one. */
  readonly operation: string | null;
}

export interface GatewayAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body: string;
}

interface RequestOptions {
  readonly host?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const TEXT = new TypedDocumentString<{ readonly text: string }, Record<string, never>>({
  hash: '0'.repeat(64),
  name: 'Text',
  kind: 'query',
});

/** Reads the search parameters of the fixture's own pages. */
const readFixtureSearch = createPageSearch([
  { searchParameters: { '/': ['page'] }, ownSearchParameters: { '/form': ['received'] } },
]);

/** Pages of a test are called with complete queries, one by one. */
const readWholeSearch: ReadPageSearch = (_path, search) => ({ read: search, unread: '', isOwn: search !== '' });

/** The places are enough for one test, so that it does not use up those of other tests. */
const PLENTY = { visitors: 400, members: 400, perClient: 200 };

/** Few, so that a test can use them up. */
export const LIMITS = { call: 24, upload: 8, form: 8 };

export const TOUR = 'brand.localhost';
export const MEMBERS = 'members.brand.localhost';
export const BRAND_KEY = 'a'.repeat(64);

const FIXTURE_PATHS: readonly ServedPaths[] = [
  {
    calls: { '/rest/call': ['POST'] },
    gatewayForms: ['/buy'],
    actingPages: ['/act'],
    notForCrawlers: ['/endless'],
  },
];

/** Operations that travel together are answered as if each had come alone. */
async function answerEach(
  body: string,
  answerOne: (text: string) => Promise<GatewayAnswer | null>,
): Promise<GatewayAnswer | null> {
  const answers = await Promise.all((JSON.parse(body) as unknown[]).map((each) => answerOne(JSON.stringify(each))));
  if (answers.includes(null)) return null;
  const list = answers.map((each) => ({ status: each?.status ?? 200, ...(JSON.parse(each?.body ?? '{}') as object) }));
  return { body: JSON.stringify(list) };
}

/**
 * Starts the brand, of its own small pages unless `createRouter` has others, and its gateway on ports of their own.
 * What the gateway answers with null it never answers.
 */
export async function startBrand(
  gateway: (call: GatewayCall) => GatewayAnswer | null | Promise<GatewayAnswer | null>,
  createRouter: (side: PageSide) => AnyRouter = createFixtureRouter,
  tenant: Tenant = testTenant,
  more: Readonly<Record<string, string>> = {},
  experiments: readonly Experiment[] = [],
  {
    places = createRenderPlaces(PLENTY),
    pace,
    deadlineIn,
    servedPaths = FIXTURE_PATHS,
  }: Omit<BrandParts, 'limits'> & { readonly servedPaths?: readonly ServedPaths[] } = {},
): Promise<BrandFixture> {
  const received: GatewayCall[] = [];
  const gatewayServer = createServer((request, response) => {
    readBody(request).then(
      async (body) => {
        const answerOne = async (text: string): Promise<GatewayAnswer | null> => {
          const operation = /"operationName":"(\w+)"/.exec(text)?.[1] ?? null;
          const { method = '', url: path = '', headers } = request;
          const call = { method, path, headers, body: text, operation };
          received.push(call);
          return gateway(call);
        };
        const answer = await (body.startsWith('[') ? answerEach(body, answerOne) : answerOne(body));
        if (answer === null) return;
        response.writeHead(answer.status ?? 200, answer.headers ?? { 'content-type': 'application/json' });
        response.end(answer.body);
      },
      () => response.destroy(),
    );
  });
  const gatewayPort = await open(gatewayServer);
  let now = 1_800_000_000_000;
  const client = { isDevelopment: false, fonts: [], assets: () => false, manifestFor: () => ({ routes: {} }) };
  const pages = {
    createRouter,
    redirects: [{ from: '/old', to: '/', status: 301, query: 'keep' }] as const,
    forms: [
      { path: '/form', sendsTo: '/brand/requests/support' },
      { path: '/upload', sendsTo: '/brand/requests/casting', takesFiles: true },
      { path: '/members-form', sendsTo: '/brand/signup', isMembersOnly: true },
    ] as const,
    servedPaths,
    readSearch: createRouter === createFixtureRouter ? readFixtureSearch : readWholeSearch,
    experiments,
    publicPaths: () => ['/open', '/', '/search?q=a&b'],
  };
  const env = { BRAND_KEY, GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`, LOG_LEVEL: 'silent', ...more };
  const app = createBrandApp(tenant, pages, client, env, () => now, {
    limits: LIMITS,
    places,
    ...(pace && { pace }),
    ...(deadlineIn && { deadlineIn }),
  });
  const server = createServer(app.handle);
  app.guard(server);
  const port = await open(server);
  const stopGateway = async () => {
    gatewayServer.closeAllConnections();
    await new Promise((resolve) => gatewayServer.close(resolve));
  };
  return {
    app,
    port,
    received,
    stopGateway,
    advance: (ms) => {
      now += ms;
    },
    get: (path, options = {}) => sendRequest(port, path, options),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await app.close();
      if (gatewayServer.listening) await stopGateway();
    },
  };
}

function createFixtureRouter(side: PageSide) {
  const root = createAppRootRoute({
    shellComponent: ({ children }) => <PageShell slots={{}}>{children}</PageShell>,
    component: Outlet,
    notFoundComponent: () => <h1>not here</h1>,
    errorComponent: ({ error }) => <h1>failed: {JSON.stringify(error)}</h1>,
  });
  const page = (path: string, text: string) =>
    createRoute({ getParentRoute: () => root, path, component: () => <h1>{text}</h1> });
  const data = createRoute({
    getParentRoute: () => root,
    path: '/',
    validateSearch: rawSearch,
    beforeLoad: pageParameter(),
    loader: ({ context }) => context.queryClient.ensureQueryData(operationQuery(TEXT)),
    component: Text,
  });
  const secret = createRoute({
    getParentRoute: () => root,
    path: '/secret/$slug',
    beforeLoad: guards(requireSignIn, validSlug('slug')),
    component: () => <h1>secret</h1>,
  });
  const broken = createRoute({
    getParentRoute: () => root,
    path: '/broken',
    component: () => {
      throw new Error('postgres://user:password@db');
    },
  });
  const form = createRoute({ getParentRoute: () => root, path: '/form', component: Form });
  const membersForm = createRoute({ getParentRoute: () => root, path: '/members-form', component: Form });
  const paying = createRoute({
    getParentRoute: () => root,
    path: '/paying',
    staticData: { isNeverCovered: true },
    component: () => <h1>paying</h1>,
  });
  const upload = createRoute({ getParentRoute: () => root, path: '/upload', component: Form });
  return createAppRouter(
    {
      routeTree: root.addChildren([data, secret, broken, form, membersForm, upload, paying, page('/open', 'open')]),
      defaultErrorComponent: ({ error }) => <h1>failed: {JSON.stringify(error)}</h1>,
      defaultNotFoundComponent: () => <h1>not here</h1>,
      readSearch: readFixtureSearch,
    },
    side,
  );
}

function Form() {
  return <p>answer: {JSON.stringify(useFormAnswer())}</p>;
}

function Text() {
  return <p>{useSuspenseQuery(operationQuery(TEXT)).data.text}</p>;
}

async function open(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** A request whose path and Host go out byte for byte. */
function sendRequest(port: number, path: string, options: RequestOptions): Promise<Answer> {
  const { host = TOUR, method = 'GET', headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, path, method, headers: { ...headers, host } }, (response) => {
      readBody(response).then(
        (text) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
        reject,
      );
    });
    request.on('error', reject).end(body);
  });
}

async function readBody(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

const VIEWER = JSON.stringify({ userId: 'u1', isTandemChild: false });
const PROFILE = {
  userId: 'u1',
  uuid: 'x',
  displayName: 'ada',
  avatar: null,
  badges: [],
  autoplayEnabled: true,
  viewer: VIEWER,
};

/** Headers of somebody who is signed in. */
export const SESSION = { cookie: 'brd_session=abcdefghijklmnop' };

/** A gateway that knows one person, `ada`, and answers the text of the first page. */
export function gatewaySaying(text: () => string): (call: GatewayCall) => GatewayAnswer {
  return (call) => {
    if (call.path === '/readyz') return { body: 'ready' };
    if (call.operation === 'Text') return { body: JSON.stringify({ data: { text: text() } }) };
    const findOneUserProfile = call.headers['x-session'] ? PROFILE : null;
    return { body: JSON.stringify({ data: { findOneUserProfile } }) };
  };
}
