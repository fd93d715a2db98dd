import type { MutatedFile } from '../mutant.ts';

/** Telling what happens on a page: with consent alone, in batches, and never for longer than its bound. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/core/analytics/analytics.ts',
    tests: ['libs/core/analytics/analytics.test.ts'],
    mutants: [
      {
        rules: ['K12'],
        breaks: 'a visit is measured before anybody was asked',
        find: "if (consent.get() !== 'accepted') return null;",
        replace: "if (consent.get() === 'refused') return null;",
      },
      {
        rules: ['K12'],
        breaks: 'a visit that was refused or signalled is measured',
        find: "if (consent.get() !== 'accepted') return null;",
        replace: "if (consent.get() === 'unasked') return null;",
      },
      {
        rules: ['K12'],
        breaks: 'a navigation waits for the default bound whatever it asked for',
        find: 'setTimeout(resolve, boundMs)',
        replace: 'setTimeout(resolve, TRACKING_TIMEOUT_MS.default)',
      },
      {
        rules: ['K12'],
        breaks: 'a navigation waits until it is told, however long',
        find: 'await Promise.race([told, new Promise((resolve) => setTimeout(resolve, boundMs))]);',
        replace: 'await told;',
      },
      {
        rules: ['K12'],
        breaks: 'a navigation leaves before the event is sent',
        find: 'note(name, fields).then((ready) => ready?.flush())',
        replace: 'note(name, fields)',
      },
      {
        rules: ['K12'],
        breaks: 'a sender that could not be loaded is never asked for again',
        find: 'sender = null;\n      return null;',
        replace: 'return null;',
      },
    ],
  },
  {
    file: 'libs/core/analytics/event-sender.ts',
    tests: ['libs/core/analytics/analytics.test.ts'],
    mutants: [
      {
        rules: ['K12'],
        breaks: 'an event does not say how long ago it was',
        find: 'Math.max(0, now() - at)',
        replace: '0',
      },
      {
        rules: ['K12'],
        breaks: 'each event begins the wait for a batch anew',
        find: 'timer ??= setTimeout(',
        replace: 'clearTimeout(timer);\n      timer = setTimeout(',
      },
      {
        rules: ['K12'],
        breaks: 'what waits is told although the consent was taken back',
        find: "return consent.get() === 'accepted' ? taken : [];",
        replace: 'return taken;',
      },
      {
        rules: ['K12'],
        breaks: 'a page that is left hands over the same events each time',
        find: 'waiting = [];\n    return',
        replace: 'return',
      },
      {
        rules: ['K12'],
        breaks: 'what a host did not take is lost',
        find: 'waiting = [...events, ...waiting].slice(-MAX_EVENTS);',
        replace: '',
      },
      {
        rules: ['K12'],
        breaks: 'what was refused is sent again',
        find: '!ok && status >= 500',
        replace: '!ok',
      },
      {
        rules: ['K12'],
        breaks: 'more events wait than can be sent at once',
        find: 'waiting = [...waiting, { ...event, id: parts.newId() }].slice(-MAX_EVENTS);',
        replace: 'waiting = [...waiting, { ...event, id: parts.newId() }];',
      },
      {
        rules: ['K12'],
        breaks: 'a blocked sender holds up whoever leaves',
        find: "throw new Error('The host is away');\n    } catch {",
        replace:
          "throw new Error('The host is away');\n    } catch (error) {\n      if (error instanceof Error && error.message === 'blocked') throw error;",
      },
    ],
  },
  {
    file: 'libs/core/consent/consent.ts',
    tests: ['libs/core/analytics/analytics.test.ts'],
    mutants: [
      {
        rules: ['K12'],
        breaks: 'a browser’s signal counts for nothing',
        find: "hasSignal ? 'signalled' : told",
        replace: 'told',
      },
      {
        rules: ['K12'],
        breaks: 'a choice wins over a browser’s signal',
        find: "if (current === 'signalled') return;",
        replace: '',
      },
    ],
  },
  {
    file: 'libs/core/server/consent/consent-cookie.ts',
    tests: ['libs/core/server/brand-consent.test.ts'],
    mutants: [
      {
        rules: ['K12'],
        breaks: 'a browser that signals its refusal is measured',
        find: "headers['sec-gpc'] === '1'",
        replace: "headers['sec-gpc'] === 'true'",
      },
      {
        rules: ['K12'],
        breaks: 'a crawler is measured',
        find: "return isCrawler(headers['user-agent']) ? 'refused' : 'accepted';",
        replace: "return 'accepted';",
      },
      {
        rules: ['K12'],
        breaks: 'an answer to another question counts',
        find: "kept === valueOf('accepted')",
        replace: "kept?.startsWith('accepted')",
      },
      {
        rules: ['K12'],
        breaks: 'who refused is asked again',
        find: "return kept === valueOf('refused') || isCrawler(",
        replace: 'return isCrawler(',
      },
      {
        rules: ['K09', 'K12'],
        breaks: 'a choice is kept for a month',
        find: 'COOKIE_DAYS.default * 86_400',
        replace: 'COOKIE_DAYS.salesTracking * 86_400',
      },
      {
        rules: ['K12'],
        breaks: 'every browser counts as one that refuses',
        find: "return kept === valueOf('refused') ||",
        replace: "return kept !== valueOf('refused') ||",
      },
    ],
  },
  {
    file: 'libs/core/server/consent/receive-consent.ts',
    tests: ['libs/core/server/brand-consent.test.ts'],
    mutants: [
      {
        rules: ['K12'],
        breaks: 'another site can choose for somebody',
        find: "provenance === 'cross-site' || (",
        replace: '(',
      },
      {
        rules: ['K12'],
        breaks: 'a choice can be made in a session without a browser',
        find: " || (provenance === 'unknown' && facts.sessionId !== null)",
        replace: '',
      },
      {
        rules: ['K12'],
        breaks: 'of two choices the first counts',
        find: 'choice.length === 1 &&',
        replace: '',
      },
      {
        rules: ['K12'],
        breaks: 'a choice of any length is read',
        find: 'if (size > MAX_BYTES) return null;',
        replace: '',
      },
    ],
  },
  {
    file: 'libs/core/server/write-routes.ts',
    tests: ['libs/core/server/brand-consent.test.ts'],
    mutants: [
      {
        rules: ['K12'],
        breaks: 'events without consent reach the gateway',
        find: "if (readConsent(incoming.headers) !== 'accepted') return c.body(null, 204, NOT_KEPT);",
        replace: '',
      },
      {
        rules: ['K12'],
        breaks: 'events go to a path that the gateway does not know',
        find: 'path: `/brand${EVENTS_PATH}`',
        replace: 'path: EVENTS_PATH',
      },
      {
        rules: ['K12'],
        breaks: 'events of other sites’ pages are taken',
        find: "const { incoming, outgoing, facts } = c.env;\n    const refusal = refuseCrossSite(incoming, facts, 'api');\n    if (refusal !== null) return refuse(c, refusal);",
        replace: 'const { incoming, outgoing, facts } = c.env;',
      },
      {
        rules: ['K12'],
        breaks: 'scripts that chose are led to a page',
        find: 'if (prefersJsonOver(incoming.headers.accept)) return c.body(null, 204, headers);',
        replace: '',
      },
      {
        rules: ['K12'],
        breaks: 'a choice made without scripts leads nowhere',
        find: 'return c.body(null, 303, { ...headers, location: answer.location });',
        replace: 'return c.body(null, 204, headers);',
      },
    ],
  },
  {
    file: 'libs/core/server/pages/page-key.ts',
    tests: ['libs/core/server/brand-consent.test.ts', 'libs/core/server/brand-experiments.test.tsx'],
    mutants: [
      {
        rules: ['K12'],
        breaks: 'who refused is shown the page of who accepted',
        find: '`${measuring.consent.told()} ${variantsText(measuring.variants)}`',
        replace: 'variantsText(measuring.variants)',
      },
      {
        rules: ['K11'],
        breaks: 'visitors of different variants share a page',
        find: '`${measuring.consent.told()} ${variantsText(measuring.variants)}`',
        replace: 'measuring.consent.told()',
      },
    ],
  },
  {
    file: 'libs/core/server/pages/page-headers.ts',
    tests: ['libs/core/server/brand-consent.test.ts'],
    mutants: [
      {
        rules: ['X05'],
        breaks: 'the survey service is not let in',
        find: "const surveys = hasSurveys ? SURVEYS : '';",
        replace: "const surveys = '';",
      },
      {
        rules: ['X05'],
        breaks: 'the survey service is let in where there is none',
        find: "const surveys = hasSurveys ? SURVEYS : '';",
        replace: 'const surveys = SURVEYS;',
      },
    ],
  },
  {
    file: 'libs/core/server/pages/page-server.ts',
    tests: ['libs/core/server/brand-consent.test.ts'],
    mutants: [
      {
        rules: ['X05'],
        breaks: 'pages do not know the key of the survey service',
        find: '...(surveyKey === null ? {} : { surveyKey }),',
        replace: '',
      },
    ],
  },
  {
    file: 'libs/tenant/constants.ts',
    tests: ['libs/core/analytics/analytics.test.ts'],
    mutants: [
      {
        rules: ['K12'],
        breaks: 'a short wait lasts half a second',
        find: 'short: 300',
        replace: 'short: 500',
      },
      {
        rules: ['K12'],
        breaks: 'a wait lasts two seconds',
        find: 'default: 1000 }',
        replace: 'default: 2000 }',
      },
    ],
  },
];
