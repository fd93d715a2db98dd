import type { MutatedFile } from '../mutant.ts';

const IDENTITY = 'services/gateway/modules/identity';
const RESET = [`${IDENTITY}/passwords/reset.integration.test.ts`];
const DEVICE = [`${IDENTITY}/device-challenge/device-challenge.integration.test.ts`];
const REFRESH = [`${IDENTITY}/sessions/refresh-session.integration.test.ts`];

/** Further clauses of sessions: forms of other sites, renewal, the challenge of an unknown device. */
export const mutated: readonly MutatedFile[] = [
  {
    file: `${IDENTITY}/sign-in/sign-in.ts`,
    tests: [`${IDENTITY}/sign-in/sign-in.integration.test.ts`],
    mutants: [
      {
        rules: ['V03'],
        breaks: 'an email with a space before it does not sign in',
        find: 'request.email.trim().toLowerCase()',
        replace: 'request.email.toLowerCase()',
      },
    ],
  },
  {
    file: `${IDENTITY}/passwords/reset-pages.ts`,
    tests: RESET,
    mutants: [
      {
        rules: ['L23'],
        breaks: 'the page with the link of a new password tells its address to others',
        find: "{ ...page.headers, 'referrer-policy': 'no-referrer' }",
        replace: '{ ...page.headers }',
      },
    ],
  },
  {
    file: `${IDENTITY}/passwords/reset-limits.ts`,
    tests: RESET,
    mutants: [
      {
        rules: ['L23'],
        breaks: 'an address asks for links without end',
        find: 'address: 30,',
        replace: 'address: 300,',
      },
    ],
  },
  {
    file: `${IDENTITY}/passwords/reset-routes.ts`,
    tests: RESET,
    mutants: [
      {
        rules: ['L23'],
        breaks: 'a form of another site asks for a link',
        find: "if (formProvenance(request, services.config) !== 'same-origin')\n        return send(reply, 403, forgottenPage(",
        replace:
          "if (formProvenance(request, services.config) === 'unsaid')\n        return send(reply, 403, forgottenPage(",
      },
      {
        rules: ['L23'],
        breaks: 'a wrong password is answered as if it had been chosen',
        find: 'return send(reply, 422, resetPage(',
        replace: 'return send(reply, 200, resetPage(',
      },
    ],
  },
  {
    file: `${IDENTITY}/sessions/refresh-session.ts`,
    tests: REFRESH,
    mutants: [
      {
        rules: ['L07', 'C21'],
        breaks: 'a refresh of half a minute ago still answers',
        find: 'const FRESH_MS = 10_000;',
        replace: 'const FRESH_MS = 30_000;',
      },
    ],
  },
  {
    file: `${IDENTITY}/brand/refresh-routes.ts`,
    tests: REFRESH,
    mutants: [
      {
        rules: ['L07', 'C21'],
        breaks: 'who is signed out keeps the cookie',
        find: "if (outcome === 'signed-out') reply.header('x-set-session', '');",
        replace: '',
      },
      {
        rules: ['C21', 'L07'],
        breaks: '/api/refresh is not there',
        find: "app.get('/brand/api/refresh', handler);",
        replace: "app.get('/brand/v1/refresh', handler);",
      },
    ],
  },
  {
    file: `${IDENTITY}/device-challenge/device-challenge.ts`,
    tests: DEVICE,
    mutants: [
      {
        rules: ['M25'],
        breaks: 'an account stays flagged after its approval',
        find: "device_challenge_required: answer === 'block'",
        replace: 'device_challenge_required: true',
      },
      {
        rules: ['M25'],
        breaks: 'a link of the mail answers as often as it is opened',
        find: ".deleteFrom('device_challenges')\n      .where('token_hash', '=', hashOf(token))",
        replace:
          ".updateTable('device_challenges')\n      .set({ token_hash: hashOf(token) })\n      .where('token_hash', '=', hashOf(token))",
      },
    ],
  },
  {
    file: `${IDENTITY}/device-challenge/device-routes.ts`,
    tests: DEVICE,
    mutants: [
      {
        rules: ['M25'],
        breaks: 'in the browser that waits a button has to be pressed',
        find: 'if (sessionId !== null && hashSessionId(sessionId) === session)',
        replace: 'if (sessionId === session)',
      },
      {
        rules: ['M25'],
        breaks: 'the button of another site answers the challenge',
        find: "if (!isFromMembersHost(request, tenant)) return reply.code(403).send({ error: 'cross-site' });",
        replace: '',
      },
    ],
  },
];
