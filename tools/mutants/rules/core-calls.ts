import type { MutatedFile } from '../mutant.ts';

/** Calls out of a browser: their bounds, ids and failures, and the session that they renew. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/core/api/browser-transport.ts',
    tests: ['libs/core/api/browser-transport.test.ts'],
    mutants: [
      {
        rules: ['K13'],
        breaks: 'a call goes on after its minute',
        find: 'signal: signal ? AbortSignal.any([signal, timeout]) : timeout,',
        replace: 'signal: signal ?? null,',
      },
      {
        rules: ['K13'],
        breaks: 'a call that took too long is no failure of the gateway',
        find: "kind: 'unavailable', status: 0",
        replace: "kind: 'http', status: 0",
      },
      {
        rules: ['C28'],
        breaks: 'a call out of a browser has no correlation id',
        find: "headers: { 'content-type': 'application/json', 'x-correlation-id': correlationId },",
        replace: "headers: { 'content-type': 'application/json' },",
      },
      {
        rules: ['C28'],
        breaks: 'a call goes without the cookies of its host',
        find: "credentials: 'same-origin'",
        replace: "credentials: 'omit'",
      },
    ],
  },
  {
    file: 'libs/tenant/constants.ts',
    tests: ['libs/core/api/browser-transport.test.ts'],
    mutants: [
      {
        rules: ['K13'],
        breaks: 'a call is given half a minute',
        find: 'HTTP_TIMEOUT_MS = 60_000',
        replace: 'HTTP_TIMEOUT_MS = 30_000',
      },
    ],
  },
  {
    file: 'libs/core/api/graphql-request.ts',
    tests: ['libs/core/api/browser-transport.test.ts'],
    mutants: [
      {
        rules: ['C28'],
        breaks: 'a call does not name its operation',
        find: 'operationName: document.__meta__.name,',
        replace: '',
      },
      {
        rules: ['A17'],
        breaks: 'a 511 is taken for a page that failed',
        find: '= [401, 511]',
        replace: '= [401]',
      },
      {
        rules: ['E18'],
        breaks: 'a gateway that is away counts as a call that failed',
        find: 'status >= 502 && status <= 504',
        replace: 'status > 503 && status <= 504',
      },
      {
        rules: ['E18'],
        breaks: 'half of the data counts as all of it',
        find: 'if (error || parsed?.data === undefined',
        replace: 'if (parsed?.data === undefined',
      },
      {
        rules: ['E18'],
        breaks: 'an answer that is no JSON falls over',
        find: '  } catch {\n    return null;\n  }',
        replace: '  } catch (error) {\n    throw error;\n  }',
      },
      {
        rules: ['E18'],
        breaks: 'a page is not told the code of a failure',
        find: "kind: 'graphql', status, code,",
        replace: "kind: 'graphql', status, code: null,",
      },
      {
        rules: ['L07'],
        breaks: 'an unauthenticated error is one like any other',
        find: "|| code === 'UNAUTHENTICATED'",
        replace: '',
      },
    ],
  },
  {
    file: 'libs/core/api/session-retry.ts',
    tests: ['libs/core/api/browser-transport.test.ts'],
    mutants: [
      {
        rules: ['A17', 'L07'],
        breaks: 'who is signed out stays on the page',
        find: '  session.login();\n',
        replace: '',
      },
      {
        rules: ['L07'],
        breaks: 'an unauthenticated error leads to sign in without a refresh',
        find: "(error.kind === 'unauthenticated' ? 'expired' : null)",
        replace: "(error.kind === 'unauthenticated' ? 'login' : null)",
      },
      {
        rules: ['E18'],
        breaks: 'any failure leads to sign in',
        find: "? 'expired' : null)",
        replace: "? 'expired' : 'login')",
      },
    ],
  },
  {
    file: 'libs/lifecycle/token-refresh/session-call.ts',
    tests: ['libs/core/api/browser-transport.test.ts'],
    mutants: [
      {
        rules: ['A17'],
        breaks: 'a 401 is tried again instead of leading to sign in',
        find: "return status === 401 || status === 511 ? 'login' : null;",
        replace: "return status === 511 ? 'login' : null;",
      },
      {
        rules: ['L07'],
        breaks: 'a 419 is a failure like any other',
        find: "if (status === 419) return 'expired';",
        replace: '',
      },
      {
        rules: ['L07', 'A17'],
        breaks: 'a call is made again although the session could not be renewed',
        find: "if (!(await session.refresh(startedAt))) return { kind: 'login' };",
        replace: 'await session.refresh(startedAt);',
      },
    ],
  },
  {
    file: 'libs/core/i18n/error-text.ts',
    tests: ['libs/core/api/browser-transport.test.ts'],
    mutants: [
      {
        rules: ['E18'],
        breaks: 'a code that nobody knows has no text',
        find: 'code !== null && Object.hasOwn(TEXTS, code)',
        replace: 'code !== null',
      },
      {
        rules: ['E18'],
        breaks: 'what every object has is taken for a code',
        find: 'Object.hasOwn(TEXTS, code)',
        replace: 'code in TEXTS',
      },
      {
        rules: ['E18'],
        breaks: 'a gateway that is away has the general text',
        find: "if (error.kind === 'unavailable') return text('unavailable');",
        replace: '',
      },
    ],
  },
  {
    file: 'libs/core/session/browser-session.ts',
    tests: ['libs/core/session/browser-session.test.ts'],
    mutants: [
      {
        rules: ['L07'],
        breaks: 'each refused call loads a keeper of its own',
        find: 'keeper ??= parts',
        replace: 'keeper = parts',
      },
      {
        rules: ['L07'],
        breaks: 'a page loads its keeper before it has time',
        find: 'page.whenIdle(() => void load().catch(() => null))',
        replace: 'void load().catch(() => null)',
      },
      {
        rules: ['L07', 'A17'],
        breaks: 'a page leaves for the login twice',
        find: 'if (isLeaving) return;',
        replace: '',
      },
      {
        rules: ['L07', 'A17'],
        breaks: 'the login does not know the way back',
        find: 'loginAddress(parts.membersOrigin(), uri)',
        replace: "loginAddress(parts.membersOrigin(), '/')",
      },
    ],
  },
  {
    file: 'libs/core/session/session-keeper.ts',
    tests: ['libs/core/session/session-keeper.test.ts'],
    mutants: [
      {
        rules: ['L07'],
        breaks: 'a refused grant is asked again',
        find: 'response.status === 401 || response.status === 511',
        replace: 'response.status === 401',
      },
      {
        rules: ['L07'],
        breaks: 'a 419 ends the session at once',
        find: 'response.status === 401 || response.status === 511',
        replace: '[401, 419, 511].includes(response.status)',
      },
      {
        rules: ['L07'],
        breaks: 'the session is renewed at a path that is not there',
        find: "request('/refresh', {",
        replace: "request('/session/refresh', {",
      },
    ],
  },
  {
    file: 'libs/lifecycle/token-refresh/refresh-lock.ts',
    tests: ['libs/core/session/session-keeper.test.ts'],
    mutants: [
      {
        rules: ['L07'],
        breaks: 'each tab refreshes by itself',
        find: 'since === null ? age < TOKEN_REFRESH.lockMs : lock.at >= since',
        replace: 'since !== null && lock.at >= since',
      },
      {
        rules: ['L07'],
        breaks: 'a refused call asks again although another tab has just refreshed',
        find: 'since === null ? age < TOKEN_REFRESH.lockMs : lock.at >= since',
        replace: 'since === null && age < TOKEN_REFRESH.lockMs',
      },
    ],
  },
  {
    file: 'libs/tenant/constants.ts',
    tests: ['libs/core/session/session-keeper.test.ts'],
    mutants: [
      {
        rules: ['L07'],
        breaks: 'the session is renewed every four minutes',
        find: 'everyMs: 480_000',
        replace: 'everyMs: 240_000',
      },
      {
        rules: ['L07'],
        breaks: 'the second retry comes as soon as the first',
        find: 'retryDelaysMs: [100, 300]',
        replace: 'retryDelaysMs: [100, 100]',
      },
    ],
  },
];
