import type { MutatedFile } from '../mutant.ts';

/** REST calls and error reports of a page, and what the server knows of its visitor. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/core/api/rest-call.ts',
    tests: ['libs/core/api/rest-call.test.ts'],
    mutants: [
      {
        rules: ['K13'],
        breaks: 'a REST call may last for ever',
        find: '          signal: AbortSignal.timeout(HTTP_TIMEOUT_MS),\n',
        replace: '',
      },
      {
        rules: ['C28'],
        breaks: 'a REST call has no correlation id',
        find: "headers: { 'content-type': 'application/json', 'x-correlation-id': correlationId },",
        replace: "headers: { 'content-type': 'application/json' },",
      },
      {
        rules: ['L07'],
        breaks: 'a REST call that is made again has the id of the first',
        find: '  return (path, body) =>\n    withSession(async () => {\n      const correlationId = newCorrelationId();',
        replace: '  const correlationId = newCorrelationId();\n  return (path, body) =>\n    withSession(async () => {',
      },
      {
        rules: ['L07'],
        breaks: 'a REST call’s 419 is an answer like any other',
        find: ' || status === 419) {',
        replace: ') {',
      },
      {
        rules: ['A17'],
        breaks: 'a REST call’s 511 is an answer like any other',
        find: 'status === 401 || status === 511 ||',
        replace: 'status === 401 ||',
      },
      {
        rules: ['L07', 'A17'],
        breaks: 'a REST call does not know the session',
        find: '    withSession(async () => {',
        replace: '    (async (run: () => Promise<RestAnswer>, _session: CallSession) => run())(async () => {',
      },
      {
        rules: ['E18'],
        breaks: 'an answer that is no JSON falls over',
        find: 'await response.json().catch(() => null)',
        replace: 'await response.json()',
      },
      {
        rules: ['E18', 'K13'],
        breaks: 'a gateway that could not be reached is a failure without a name',
        find: "throw new ApiError('The gateway could not be reached', { ...details, kind: 'unavailable' }, { cause });",
        replace: 'throw cause;',
      },
    ],
  },
  {
    file: 'libs/core/telemetry/browser-telemetry.ts',
    tests: ['libs/core/telemetry/browser-telemetry.test.ts'],
    mutants: [
      {
        rules: ['E21'],
        breaks: 'the message of an error leaves the browser as it is',
        find: '        message: scrub(report.message),\n',
        replace: '',
      },
      {
        rules: ['E21'],
        breaks: 'the stack of an error leaves the browser as it is',
        find: 'report.stack === null ? null : scrub(report.stack)',
        replace: 'report.stack',
      },
      {
        rules: ['E21'],
        breaks: 'the same error is told each time',
        find: 'told.has(key) || told.size',
        replace: 'told.size',
      },
      {
        rules: ['E21'],
        breaks: 'a page tells one error more than ten',
        find: 'told.size >= MAX_REPORTS',
        replace: 'told.size > MAX_REPORTS',
      },
      {
        rules: ['E21', 'R61'],
        breaks: 'a person’s words leave with their address',
        find: 'words: scrub(words)',
        replace: 'words',
      },
      {
        rules: ['E21'],
        breaks: 'a report that could not be sent is an error of its own',
        find: 'post(scrubbed).catch(() => undefined);',
        replace: 'void post(scrubbed);',
      },
      {
        rules: ['R61'],
        breaks: 'words that did not arrive count as told',
        find: 'if (!response.ok) throw',
        replace: 'if (response.ok === null) throw',
      },
    ],
  },
  {
    file: 'libs/core/telemetry/report-error.ts',
    tests: ['libs/core/telemetry/report-error.dom.test.ts'],
    mutants: [
      {
        rules: ['E21'],
        breaks: 'an error is told with what was searched for',
        find: 'path: window.location.pathname,',
        replace: 'path: window.location.pathname + window.location.search,',
      },
      {
        rules: ['E21'],
        breaks: 'what is no error is told as it is',
        find: "known?.message ?? 'The page could not be made'",
        replace: 'known?.message ?? JSON.stringify(error)',
      },
      {
        rules: ['E21'],
        breaks: 'a rejection that nothing caught is not told',
        find: "window.addEventListener('unhandledrejection', ({ reason }) => reportError(telemetry, reason, null));",
        replace: '',
      },
      {
        rules: ['E21'],
        breaks: 'a page in the off state listens to errors',
        find: 'if (!telemetry.canReport) return;',
        replace: '',
      },
      {
        rules: ['E21'],
        breaks: 'an error does not say which request it was',
        find: '    correlationId,\n',
        replace: '    correlationId: null,\n',
      },
    ],
  },
  {
    file: 'libs/core/server/site-meta.ts',
    tests: ['libs/core/server/site-meta.test.ts'],
    mutants: [
      {
        rules: ['T08'],
        breaks: 'the year is that of the server’s own place',
        find: 'now.getUTCFullYear()',
        replace: 'new Date(now.getTime() - 12 * 3_600_000).getUTCFullYear()',
      },
      {
        rules: ['T08'],
        breaks: 'members are shown what is safe for work',
        find: 'sfwRegion !== null && !isMembersArea',
        replace: 'sfwRegion !== null',
      },
      {
        rules: ['T08'],
        breaks: 'every region has a warning',
        find: 'HEALTH_WARNING_REGIONS.find((known) => known === region) ?? null',
        replace: 'region as never',
      },
      { rules: ['T08'], breaks: 'nobody is in the country', find: "country === 'US'", replace: "country === 'USA'" },
      {
        rules: ['T04', 'T08'],
        breaks: 'the combined tenant has a portal',
        find: 'tenant.combined ? null : tenant.urls.tour',
        replace: 'tenant.urls.tour',
      },
      {
        rules: ['T08'],
        breaks: 'the portal is the members host',
        find: 'tenant.combined ? null : tenant.urls.tour',
        replace: 'tenant.combined ? null : tenant.urls.members',
      },
      {
        rules: ['T08'],
        breaks: 'a page does not know that it is in the members area',
        find: "facts.area === 'members'",
        replace: "facts.area === 'tour'",
      },
    ],
  },
  {
    file: 'libs/core/server/request/device.ts',
    tests: ['libs/core/server/request/device.test.ts'],
    mutants: [
      {
        rules: ['T08'],
        breaks: 'a tablet with Android is a telephone',
        find: 'Android(?!.*Mobile)',
        replace: 'AndroidTablet',
      },
      {
        rules: ['T08'],
        breaks: 'a telephone with Android is a tablet',
        find: 'Android(?!.*Mobile)',
        replace: 'Android',
      },
      {
        rules: ['T08'],
        breaks: 'an iPad is a telephone',
        find: '/iPad|Tablet|',
        replace: '/Tablet|',
      },
      {
        rules: ['T08'],
        breaks: 'Android counts as Linux',
        find: "  [/Android/i, 'android'],\n",
        replace: '',
      },
      {
        rules: ['T08'],
        breaks: 'an iPhone counts as a Mac',
        find: "  [/iPhone|iPad|iPod/i, 'ios'],\n",
        replace: '',
      },
      {
        rules: ['T08'],
        breaks: 'what nobody knows counts as Windows',
        find: "?? 'other'",
        replace: "?? 'windows'",
      },
    ],
  },
  {
    file: 'libs/core/head/html-document.tsx',
    tests: ['libs/core/server/brand-pages.test.ts'],
    mutants: [
      {
        rules: ['T05'],
        breaks: 'browsers offer to translate a page',
        find: ' translate="no" className="notranslate"',
        replace: '',
      },
      { rules: ['T05'], breaks: 'a page does not say its language', find: 'lang={LOCALE} ', replace: '' },
    ],
  },
  {
    file: 'libs/core/head/page-tags.tsx',
    tests: ['libs/core/server/brand-pages.test.ts'],
    mutants: [
      {
        rules: ['T05'],
        breaks: 'an error page has the title of the page that it stands for',
        find: "if (tag === 'title') return true;",
        replace: '',
      },
      {
        rules: ['T05'],
        breaks: 'a page that is not there is described like one that is',
        find: "_notFound === true || status === 'error' || status === 'notFound'",
        replace: "status === 'error'",
      },
      {
        rules: ['T05'],
        breaks: 'a page loses its description',
        find: 'isError ? tags.filter((tag) => !isOfPage(tag)) : tags',
        replace: 'tags.filter((tag) => !isOfPage(tag))',
      },
    ],
  },
];
