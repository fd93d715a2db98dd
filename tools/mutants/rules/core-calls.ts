import type { MutatedFile } from '../mutant.ts';

/** Calls out of a browser: their bounds, ids and failures, and how a refused one is made again. */
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
        rules: ['E18'],
        breaks: 'a gateway’s 502 counts as an answer',
        find: 'status >= 502 &&',
        replace: 'status > 502 &&',
      },
      {
        rules: ['E18'],
        breaks: 'a gateway’s 504 counts as an answer',
        find: 'status <= 504',
        replace: 'status < 504',
      },
      {
        rules: ['E18'],
        breaks: 'an answer without data counts as data',
        find: 'parsed?.data === undefined || parsed.data === null',
        replace: 'parsed?.data === undefined',
      },
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
        breaks: 'too many requests read like too many of a list',
        find: "TOO_MANY_REQUESTS: 'tooManyRequests'",
        replace: "TOO_MANY_REQUESTS: 'limitExceeded'",
      },
      {
        rules: ['E18'],
        breaks: 'what is not there has the general text',
        find: "  NOT_FOUND: 'notFound',\n",
        replace: '',
      },
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
];
