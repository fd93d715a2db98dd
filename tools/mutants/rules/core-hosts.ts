import type { MutatedFile } from '../mutant.ts';

/** What a brand host answers: whose it is, with which status, and where it sends on to. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/core/server/request/host-table.ts',
    tests: ['libs/core/server/request/host-table.test.ts'],
    mutants: [
      {
        rules: ['T06'],
        breaks: 'a host in capitals is nobody’s',
        find: "(header ?? '').toLowerCase()",
        replace: "header ?? ''",
      },
      {
        rules: ['T06'],
        breaks: 'a host behind another port is nobody’s',
        find: "areas.get(name + (port ?? '')) ?? areas.get(name) ?? null",
        replace: "areas.get(name + (port ?? '')) ?? null",
      },
      {
        rules: ['T06'],
        breaks: 'a host that begins like ours is ours',
        find: '(:\\d{1,5})?$/',
        replace: '(:\\d{1,5})?/',
      },
      {
        rules: ['T06'],
        breaks: 'two areas of one name are told apart by nothing',
        find: 'if (tour.hostname !== members.hostname) areas',
        replace: 'areas',
      },
      {
        rules: ['T06'],
        breaks: 'an unknown host is the tour',
        find: 'areas.get(name) ?? null',
        replace: "areas.get(name) ?? 'tour'",
      },
    ],
  },
  {
    file: 'libs/core/server/brand-app.ts',
    tests: ['libs/core/server/brand-hosts.test.ts'],
    mutants: [
      {
        rules: ['E19'],
        breaks: 'an unknown host is not found',
        find: 'response.writeHead(421,',
        replace: 'response.writeHead(404,',
      },
    ],
  },
  {
    file: 'libs/core/server/pages/plain-document.ts',
    tests: ['libs/core/server/brand-hosts.test.ts'],
    mutants: [
      {
        rules: ['E19'],
        breaks: 'an unknown host can write into its page',
        find: "escapeHtml(text('unknownHost', { host: host.slice(0, 255) }))",
        replace: "text('unknownHost', { host: host.slice(0, 255) })",
      },
    ],
  },
  {
    file: 'libs/core/server/pages/render-page.tsx',
    tests: ['libs/core/server/brand-hosts.test.ts', 'libs/core/server/brand-pages.test.ts'],
    mutants: [
      {
        rules: ['R60'],
        breaks: 'every redirect is a permanent one',
        find: 'redirect.status === 301 ? 301 : 302',
        replace: '301',
      },
      {
        rules: ['R60'],
        breaks: 'a page that broke is answered as if it had not',
        find: 'isNotFound ? 404 : getSsrStatus(router)',
        replace: 'isNotFound ? 404 : getSsrStatus(router) === 500 ? 200 : getSsrStatus(router)',
      },
      {
        rules: ['E18'],
        breaks: 'what is not there is answered as what broke',
        find: 'isNotFound ? 404 : getSsrStatus(router)',
        replace: 'getSsrStatus(router)',
      },
    ],
  },
  {
    file: 'libs/core/routing/page-error.ts',
    tests: ['libs/core/server/brand-pages.test.ts'],
    mutants: [
      {
        rules: ['E18'],
        breaks: 'a call’s 404 is taken for a failure',
        find: "status === 404 || code === 'NOT_FOUND'",
        replace: "code === 'NOT_FOUND'",
      },
    ],
  },
  {
    file: 'libs/core/server/pages/page-server.ts',
    tests: ['libs/core/server/brand-pages.test.ts'],
    mutants: [
      {
        rules: ['E18', 'A17'],
        breaks: 'a page of who is signed out breaks',
        find: "facts.area === 'members' && page.errors.some(isUnauthenticated)",
        replace: "facts.area === 'tour' && page.errors.some(isUnauthenticated)",
      },
      {
        rules: ['E18', 'A17'],
        breaks: 'a visitor of the tour is sent to sign in by a call',
        find: "facts.area === 'members' && page.errors",
        replace: 'page.errors',
      },
      {
        rules: ['E18', 'A17'],
        breaks: 'signing in again does not lead back',
        find: 'loginAddress(config.tenant.urls.members, path + search)',
        replace: "loginAddress(config.tenant.urls.members, '/')",
      },
    ],
  },
  {
    file: 'libs/core/server/routes.ts',
    tests: ['libs/core/server/brand-hosts.test.ts'],
    mutants: [
      {
        rules: ['R57'],
        breaks: 'signing in leads home whatever was asked for',
        find: "loginAddress(members, uri?.startsWith('/') ? uri : '/')",
        replace: "loginAddress(members, '/')",
      },
      {
        rules: ['R57'],
        breaks: 'signing in leads to any address',
        find: 'asked.length === 1 ? checkRedirectTarget(asked[0], rules) : null',
        replace: 'asked[0] ?? checkRedirectTarget(asked[0], rules)',
      },
      {
        rules: ['R57'],
        breaks: 'of two ways back the first is taken',
        find: 'asked.length === 1 ? checkRedirectTarget',
        replace: 'asked.length > 0 ? checkRedirectTarget',
      },
      {
        rules: ['R57'],
        breaks: 'signing in stays on the host that was asked',
        find: "c.redirect(loginAddress(members, uri?.startsWith('/')",
        replace: "c.redirect(loginAddress(tour, uri?.startsWith('/')",
      },
    ],
  },
  {
    file: 'libs/core/routing/guards.ts',
    tests: ['libs/core/server/brand-hosts.test.ts'],
    mutants: [
      {
        rules: ['R62'],
        breaks: 'a page for who is signed in is open to all',
        find: 'if (context.session.isAuthenticated) return;',
        replace: 'if (context.session !== null) return;',
      },
      {
        rules: ['R62'],
        breaks: 'who is signed in is sent to sign in',
        find: 'if (context.session.isAuthenticated) return;',
        replace: 'if (!context.session.isAuthenticated && !context.meta.isMembersArea) return;',
      },
    ],
  },
  {
    file: 'libs/core/server/gateway/gateway-headers.ts',
    tests: ['libs/core/server/brand-gateway.test.ts'],
    mutants: [
      {
        rules: ['C28'],
        breaks: 'the gateway is not told the correlation id',
        find: "    'x-correlation-id': facts.correlationId,\n",
        replace: '',
      },
    ],
  },
  {
    file: 'libs/core/server/request/correlation-id.ts',
    tests: ['libs/core/server/brand-gateway.test.ts'],
    mutants: [
      {
        rules: ['C28'],
        breaks: 'any text of a caller is its correlation id',
        find: "typeof header === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(header) ? header : randomUUID()",
        replace: "typeof header === 'string' ? header : randomUUID()",
      },
      {
        rules: ['C28'],
        breaks: 'a caller’s own correlation id is dropped',
        find: "typeof header === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(header) ? header : randomUUID()",
        replace: 'header === undefined ? randomUUID() : randomUUID()',
      },
    ],
  },
  {
    file: 'libs/core/server/gateway/proxied-paths.ts',
    tests: ['libs/core/server/gateway/proxied-paths.test.ts'],
    mutants: [
      {
        rules: ['R06'],
        breaks: 'the best films are a page even for who prefers data',
        find: 'JSON_OR_PAGE = [/^\\/toprated$/, ',
        replace: 'JSON_OR_PAGE = [',
      },
      {
        rules: ['R06'],
        breaks: 'a page is data for who prefers a page',
        find: "prefersJson && asked === 'GET'",
        replace: "asked === 'GET'",
      },
    ],
  },
];
