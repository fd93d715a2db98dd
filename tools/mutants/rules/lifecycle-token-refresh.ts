import type { MutatedFile } from '../mutant.ts';

const MACHINE = 'libs/lifecycle/token-refresh/token-refresh.machine.test.ts';
const CLAIMS = 'libs/lifecycle/token-refresh/token-refresh-claims.test.ts';

/** Keeping the session alive: one refresh for many tabs and calls. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/lifecycle/token-refresh/refresh-lock.ts',
    tests: ['libs/lifecycle/token-refresh/refresh-lock.test.ts', MACHINE],
    mutants: [
      {
        rules: ['L07'],
        breaks: 'every tab of many refreshes',
        find: "if (lock.state === 'running' && lock.holder !== holder && age < HTTP_TIMEOUT_MS) return 'busy';",
        replace: '',
      },
      {
        rules: ['L07'],
        breaks: 'a tab is held up by its own claim',
        find: 'lock.holder !== holder && age < HTTP_TIMEOUT_MS',
        replace: 'age < HTTP_TIMEOUT_MS',
      },
      {
        rules: ['L07'],
        breaks: 'a tab that was closed in the middle holds the others up for good',
        find: 'lock.holder !== holder && age < HTTP_TIMEOUT_MS',
        replace: 'lock.holder !== holder',
      },
      {
        rules: ['L07'],
        breaks: 'a lock of the future holds every tab up',
        find: 'if (lock && age >= 0) {',
        replace: 'if (lock) {',
      },
      {
        rules: ['L07'],
        breaks: 'a call is content with a refresh that ended before it began',
        find: 'since === null ? age < TOKEN_REFRESH.lockMs : lock.at >= since',
        replace: 'age < TOKEN_REFRESH.lockMs',
      },
      {
        rules: ['L07'],
        breaks: 'the schedule refreshes what another tab just did',
        find: 'since === null ? age < TOKEN_REFRESH.lockMs : lock.at >= since',
        replace: 'since !== null && lock.at >= since',
      },
      {
        rules: ['L07'],
        breaks: 'a tab does not look who wrote last',
        find: "return written && written.state === 'running' && written.holder !== holder ? 'busy' : 'claimed';",
        replace: "return 'claimed';",
      },
      {
        rules: ['L07'],
        breaks: 'blocked storage keeps a tab from refreshing',
        find: "return written && written.state === 'running' && written.holder !== holder ? 'busy' : 'claimed';",
        replace: "return written?.holder === holder ? 'claimed' : 'busy';",
      },
      {
        rules: ['L07'],
        breaks: 'a refresh that is done still runs for the other tabs',
        find: '`${String(now)}|done|${holder}`',
        replace: '`${String(now)}|running|${holder}`',
      },
      {
        rules: ['L07'],
        breaks: 'a refresh that failed keeps its lock',
        find: "writeValue(storage, REFRESH_LOCK_KEY, '');",
        replace: '',
      },
      {
        rules: ['L07'],
        breaks: 'a call refreshes though a refresh ended as it began',
        find: 'lock.at >= since',
        replace: 'lock.at > since',
      },
    ],
  },
  {
    file: 'libs/lifecycle/token-refresh/session-call.ts',
    tests: ['libs/lifecycle/token-refresh/session-call.test.ts', CLAIMS, MACHINE],
    mutants: [
      {
        rules: ['L07', 'A17'],
        breaks: 'a 511 is taken for an answer',
        find: "status === 401 || status === 511 ? 'login' : null",
        replace: "status === 401 ? 'login' : null",
      },
      {
        rules: ['L07', 'A17'],
        breaks: 'a 401 is refreshed',
        find: 'if (status === 419)',
        replace: 'if (status === 419 || status === 401)',
      },
      {
        rules: ['L07'],
        breaks: 'a call that is refused twice comes back as refused',
        find: "return second.kind === 'expired' ? { kind: 'login' } : second;",
        replace: 'return second as never;',
      },
      {
        rules: ['L07'],
        breaks: 'a call is made again though the refresh failed',
        find: "if (!(await session.refresh(startedAt))) return { kind: 'login' };",
        replace: 'await session.refresh(startedAt);',
      },
      {
        rules: ['L07'],
        breaks: 'a call that was not refused is refreshed too',
        find: "if (first.kind !== 'expired') return first;",
        replace: "if (first.kind === 'answered') return first;",
      },
      {
        rules: ['L07'],
        breaks: 'what a call throws is taken for a session that is over',
        find: 'const first = await call();',
        replace: "const first = await call().catch(() => ({ kind: 'login' as const }));",
      },
      {
        rules: ['L07'],
        breaks: 'what a call throws is refreshed',
        find: 'const first = await call();',
        replace: "const first = await call().catch(() => ({ kind: 'expired' as const }));",
      },
      {
        rules: ['L07'],
        breaks: 'a call waits for ever on a page that stopped refreshing',
        find: ', complete: () => resolve(false) }',
        replace: ' }',
      },
      {
        rules: ['L07'],
        breaks: 'a session that is over leaves its calls to try again',
        find: "refresh.on('login', () => resolve(false))",
        replace: "refresh.on('login', () => resolve(true))",
      },
      {
        rules: ['L07', 'A17'],
        breaks: 'a 419 is taken for an answer',
        find: 'if (status === 419)',
        replace: 'if (status === 418)',
      },
      {
        rules: ['L07', 'A17'],
        breaks: 'who may not see a thing is sent to the login',
        find: 'status === 401 || status === 511',
        replace: '(status >= 401 && status < 404) || status === 511',
      },
      {
        rules: ['L07', 'A17'],
        breaks: 'an error of the server ends the session',
        find: 'status === 401 || status === 511',
        replace: 'status === 401 || status >= 500',
      },
      {
        rules: ['L07'],
        breaks: 'what the second call says is lost',
        find: "return second.kind === 'expired' ? { kind: 'login' } : second;",
        replace: "return second.kind === 'expired' ? { kind: 'login' } : (first as never);",
      },
      {
        rules: ['L07'],
        breaks: 'a call that was answered is made again',
        find: "if (first.kind !== 'expired') return first;",
        replace: "if (first.kind === 'login') return first;",
      },
      {
        rules: ['L07', 'A17'],
        breaks: 'a wrong request ends the session',
        find: 'status === 401 || status === 511',
        replace: 'status === 400 || status === 401 || status === 511',
      },
    ],
  },
  {
    file: 'libs/lifecycle/token-refresh/token-refresh.machine.ts',
    tests: [MACHINE, CLAIMS],
    mutants: [
      {
        rules: ['L07'],
        breaks: 'a refused refresh is tried again',
        find: "refused: (_, { kind }: RefreshAnswer) => kind === 'refused',",
        replace: "refused: ({ context }, { kind }: RefreshAnswer) => kind === 'refused' && context.retries > 0,",
      },
      {
        rules: ['L07'],
        breaks: 'a refresh that still runs in another tab passes for done',
        find: "fresh: (_, answer: ClaimAnswer) => answer === 'fresh',",
        replace: "fresh: (_, answer: ClaimAnswer) => answer !== 'claimed',",
      },
      {
        rules: ['L07'],
        breaks: 'a refresh is tried a fourth time',
        find: 'context.retries < TOKEN_REFRESH.retryDelaysMs.length',
        replace: 'context.retries <= TOKEN_REFRESH.retryDelaysMs.length',
      },
      {
        rules: ['L07'],
        breaks: 'the tries of one refresh are missing from the next',
        find: 'entry: assign({ since: null, retries: 0 })',
        replace: 'entry: assign({ since: null })',
      },
      {
        rules: ['L07'],
        breaks: 'a refresh that a call asked for is forgotten by the schedule',
        find: "actions: ['finish', 'tellRefreshed'],",
        replace: "actions: 'tellRefreshed',",
      },
      {
        rules: ['L07'],
        breaks: 'calls are not told that the session is fresh',
        find: "actions: ['finish', 'tellRefreshed'],",
        replace: "actions: 'finish',",
      },
      {
        rules: ['L07'],
        breaks: 'a call that waits for another tab is not told of its refresh',
        find: "            target: 'waiting',\n            actions: 'tellRefreshed',",
        replace: "            target: 'waiting',",
      },
      {
        rules: ['L07'],
        breaks: 'the page is not told that the session is over',
        find: "entry: ['release', 'tellLogin']",
        replace: "entry: 'release'",
      },
      {
        rules: ['L07'],
        breaks: 'a refresh that throws is not tried again',
        find: "        onError: [\n          { guard: 'mayRetry', target: 'retrying' },\n",
        replace: '        onError: [\n',
      },
      {
        rules: ['L07'],
        breaks: 'a claim that breaks keeps the tab from refreshing',
        find: "onError: 'refreshing',",
        replace: "onError: 'waiting',",
      },
      {
        rules: ['L07'],
        breaks: 'a refused call waits for the schedule’s claim',
        find: "on: { 'refresh.requested': { target: 'claiming', reenter: true, actions: 'remember' } }",
        replace: "on: { 'refresh.requested': { actions: 'remember' } }",
      },
      {
        rules: ['L07'],
        breaks: 'the earliest of several calls is remembered',
        find: 'Math.max(context.since ?? 0, event.callStartedAt)',
        replace: 'event.callStartedAt',
      },
      {
        rules: ['L07'],
        breaks: 'a call that comes while another tab refreshes is not heard',
        find: "      on: { 'refresh.requested': { actions: 'remember' } },\n      after: { joinAfter",
        replace: '      after: { joinAfter',
      },
      {
        rules: ['L07'],
        breaks: 'a call gives up when another tab refreshes',
        find: "answer === 'busy' && context.since !== null",
        replace: "answer === 'busy' && context.since === null",
      },
      {
        rules: ['L07'],
        breaks: 'the session ends and nobody knows where to come back to',
        find: "kind: 'login', uri: context.returnUri(), reason",
        replace: "kind: 'login', uri: '/', reason",
      },
    ],
  },
];
