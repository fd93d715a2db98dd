import type { MutatedFile } from '../mutant.ts';

/** The session of a page, and the tabs that keep it together. */
export const mutated: readonly MutatedFile[] = [
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
        breaks: 'tabs that ask at one time do not wait for each other',
        find: 'locks ? locks.request(CLAIM_LOCK, () => claimRefresh(claim)) : claimRefresh(claim)',
        replace: 'claimRefresh(claim)',
      },
      {
        rules: ['L07'],
        breaks: 'a refresh is answered out of the browser’s cache',
        find: "    cache: 'no-store',\n",
        replace: '',
      },
      {
        rules: ['L07'],
        breaks: 'a refresh may last for ever',
        find: '    signal: AbortSignal.timeout(HTTP_TIMEOUT_MS),\n',
        replace: '',
      },
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
