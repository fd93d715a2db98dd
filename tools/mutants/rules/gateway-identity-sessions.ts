import type { MutatedFile } from '../mutant.ts';

const IDENTITY = 'services/gateway/modules/identity';
const RESET = [`${IDENTITY}/passwords/reset.integration.test.ts`];
const DEVICE = [`${IDENTITY}/device-challenge/device-challenge.integration.test.ts`];
const REFRESH = [`${IDENTITY}/sessions/refresh-session.integration.test.ts`];

/** Sessions: signing in, the forms of a forgotten password, renewal, and the challenge of an unknown device. */
export const mutated: readonly MutatedFile[] = [
  {
    file: `${IDENTITY}/brand/brand-routes.ts`,
    tests: [`${IDENTITY}/brand/brand-routes.integration.test.ts`],
    mutants: [
      {
        rules: ['R57'],
        breaks: 'who signed in goes home, wherever they were going',
        find: 'redirect(safeRedirectTarget(flow.uri, redirectsOf(tenant)), 303)',
        replace: "redirect('/', 303)",
      },
    ],
  },
  {
    file: `${IDENTITY}/sign-in/sign-in.ts`,
    tests: [`${IDENTITY}/sign-in/sign-in.integration.test.ts`],
    mutants: [
      {
        rules: ['V03'],
        breaks: 'an email with capitals does not sign in',
        find: 'request.email.trim().toLowerCase()',
        replace: 'request.email.trim()',
      },
      {
        rules: ['V03'],
        breaks: 'an email with a space before it does not sign in',
        find: 'request.email.trim().toLowerCase()',
        replace: 'request.email.toLowerCase()',
      },
    ],
  },
  {
    file: `${IDENTITY}/provider/sign-in-page.ts`,
    tests: RESET,
    mutants: [
      {
        rules: ['L23'],
        breaks: 'the sign-in form has no way to a new password',
        find: 'href="${escapeHtml(form.forgottenHref)}"',
        replace: 'href="/"',
      },
    ],
  },
  {
    file: `${IDENTITY}/passwords/reset-limits.ts`,
    tests: RESET,
    mutants: [
      {
        rules: ['L23'],
        breaks: 'an account is mailed a fourth link within the hour',
        find: 'account: 3,',
        replace: 'account: 4,',
      },
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
        breaks: 'a form that says nothing of where it is from chooses a password',
        find: "if (formProvenance(request, services.config) !== 'same-origin')\n        return send(reply, 403, resetNotice(",
        replace:
          "if (formProvenance(request, services.config) === 'cross-site')\n        return send(reply, 403, resetNotice(",
      },
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
        breaks: 'a refresh that was just now is asked for again',
        find: 'const FRESH_MS = 10_000;',
        replace: 'const FRESH_MS = 0;',
      },
      {
        rules: ['L07', 'C21'],
        breaks: 'who asks while a refresh is under way has to come again',
        find: 'if (known) return known;',
        replace: "if (known) return Promise.resolve('busy');",
      },
      {
        rules: ['L07', 'C21'],
        breaks: 'several gateways renew a session at once',
        find: "    .where((where) => where.or([where('refresh_lease_until', 'is', null), where('refresh_lease_until', '<=', now)]))\n",
        replace: '',
      },
      {
        rules: ['L07', 'C21'],
        breaks: 'a session that a dead gateway held is never renewed again',
        find: ", where('refresh_lease_until', '<=', now)]",
        replace: ']',
      },
      {
        rules: ['L07', 'C21'],
        breaks: 'a refresh that failed keeps the session held',
        find: '  } catch (error) {\n    await row.set({ refresh_lease_until: null }).execute();',
        replace: '  } catch (error) {',
      },
      {
        rules: ['L07', 'C21'],
        breaks: 'a session that the identity server refused goes on',
        find: 'await row.set({ revoked_at: now, refresh_lease_until: null }).execute();',
        replace: 'await row.set({ refresh_lease_until: null }).execute();',
      },
      {
        rules: ['L07', 'C21'],
        breaks: 'renewed tokens are not kept',
        find: '.set({ tokens: cipher.seal(JSON.stringify(tokens)), refreshed_at: now,',
        replace: '.set({ refreshed_at: now,',
      },
      {
        rules: ['L07', 'C21'],
        breaks: 'a refresh of half a minute ago still answers',
        find: 'const FRESH_MS = 10_000;',
        replace: 'const FRESH_MS = 30_000;',
      },
    ],
  },
  {
    file: `${IDENTITY}/sessions/refresh-session.ts`,
    tests: [`${IDENTITY}/races.postgres.test.ts`],
    mutants: [
      {
        rules: ['L07'],
        breaks: 'of several processes two ask the identity server for one session',
        find: "    .where((where) => where.or([where('refresh_lease_until', 'is', null), where('refresh_lease_until', '<=', now)]))\n",
        replace: '',
      },
    ],
  },
  {
    file: `${IDENTITY}/brand/refresh-routes.ts`,
    tests: REFRESH,
    mutants: [
      {
        rules: ['L07', 'C21'],
        breaks: 'another site renews a session',
        find: "if (site !== undefined && site !== 'same-origin' && site !== 'none')",
        replace: "if (site !== undefined && site !== 'cross-site')",
      },
      {
        rules: ['L07', 'C21'],
        breaks: 'a visitor’s refresh counts as done',
        find: "sessionId === null ? 'signed-out'",
        replace: "sessionId === null ? 'refreshed'",
      },
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
        breaks: 'a sign-in from another country after a day is challenged',
        find: ".where('created_at', '>', new Date(",
        replace: ".where('created_at', '>=', new Date(",
      },
      {
        rules: ['M25'],
        breaks: 'a flagged account is not challenged',
        find: 'if (user.device_challenge_required) return true;',
        replace: '',
      },
      {
        rules: ['M25'],
        breaks: 'blocking a sign-in leaves the sessions open',
        find: 'await endAllSessions(trx, asked.user_id, now);',
        replace: '',
      },
      {
        rules: ['M25'],
        breaks: 'a sign-in that nobody approved tells where the person is',
        find: "    .where((where) => where.or([where('challenge', 'is', null), where('challenge', '=', 'approved')]))\n",
        replace: '',
      },
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
        breaks: 'opening a link of the mail answers in any browser',
        find: 'if (sessionId !== null && hashSessionId(sessionId) === session)',
        replace: 'if (sessionId !== null)',
      },
      {
        rules: ['M25'],
        breaks: 'a link that is over asks for an answer all the same',
        find: 'if (asked === null || session === null) return',
        replace: 'if (asked === null) return',
      },
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
];
