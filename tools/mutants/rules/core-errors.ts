import type { MutatedFile } from '../mutant.ts';

/** What is told of errors, and of nobody. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/core/telemetry/scrub.ts',
    tests: ['libs/core/telemetry/scrub.test.ts'],
    mutants: [
      {
        rules: ['E21'],
        breaks: 'an address with a plus is told in part',
        find: '/[^\\s@<>"(),;:]+@[^\\s@<>"\'(),;:]+\\.[a-z]{2,}/gi',
        replace: '/[\\w.]+@[\\w.-]+\\.[a-z]{2,}/gi',
      },
      {
        rules: ['E21'],
        breaks: 'what was searched for is told',
        find: "[/([a-z][a-z0-9+.-]*:\\/\\/[^\\s?#'\")]*)[?#][^\\s'\")]*/gi, '$1'],",
        replace: '',
      },
      {
        rules: ['E21'],
        breaks: 'credentials of an address are told',
        find: "[/:\\/\\/[^\\s/@]+@/g, '://'],",
        replace: '',
      },
      {
        rules: ['E21'],
        breaks: 'a card’s number with blanks is told',
        find: '(?:[ -]?\\d){8,}',
        replace: '\\d{8,}',
      },
      {
        rules: ['E21'],
        breaks: 'any long word is taken for a token',
        find: '(?=[\\w-]*\\d)[\\w-]{24,}',
        replace: '[\\w-]{24,}',
      },
    ],
  },
  {
    file: 'libs/core/server/error-reports/error-reporter.ts',
    tests: ['libs/core/server/error-reports/error-reporter.test.ts'],
    mutants: [
      {
        rules: ['E21'],
        breaks: 'an error’s message leaves as it is',
        find: 'message: scrub(message),',
        replace: 'message,',
      },
      {
        rules: ['E21'],
        breaks: 'an error does not say which request it was',
        find: '    at: new Date(now()).toISOString(),\n    correlationId,',
        replace: '    at: new Date(now()).toISOString(),\n    correlationId: null,',
      },
      {
        rules: ['E21'],
        breaks: 'the path of an error holds what was searched for',
        find: "path.split(/[?#]/, 1)[0] ?? ''",
        replace: 'path',
      },
      {
        rules: ['E21'],
        breaks: 'the off state counts as one that reports',
        find: 'isOn: endpoint !== null,',
        replace: 'isOn: true,',
      },
      {
        rules: ['E21'],
        breaks: 'one report more than sixty leaves in a minute',
        find: 'sent <= MAX_A_MINUTE',
        replace: 'sent <= MAX_A_MINUTE + 1',
      },
      {
        rules: ['E21'],
        breaks: 'after a full minute nothing is told any more',
        find: 'if (current !== minute) [minute, sent] = [current, 0];',
        replace: 'if (minute === 0) [minute, sent] = [current, 0];',
      },
      {
        rules: ['E21'],
        breaks: 'a person’s words leave with their address',
        find: 'words: scrub(words)',
        replace: 'words',
      },
      {
        rules: ['E21'],
        breaks: 'words that were refused count as arrived',
        find: 'return response.ok;',
        replace: 'return true;',
      },
      {
        rules: ['E21'],
        breaks: 'words that could not be sent count as arrived',
        find: '    } catch {\n      return false;',
        replace: '    } catch {\n      return true;',
      },
    ],
  },
  {
    file: 'libs/core/server/error-reports/receive-report.ts',
    tests: ['libs/core/server/error-reports/receive-report.test.ts'],
    mutants: [
      {
        rules: ['E21'],
        breaks: 'a page can make up what a report holds',
        find: '  return {\n    name: textOf',
        replace: '  return {\n    ...told,\n    name: textOf',
      },
      {
        rules: ['E21'],
        breaks: 'any text passes for a correlation id',
        find: "CORRELATION_ID.test(textOf(told['correlationId'])) ? textOf(told['correlationId']) : null",
        replace: "textOf(told['correlationId']) || null",
      },
      {
        rules: ['R61'],
        breaks: 'words that did not arrive count as told',
        find: '(await reporter.feedback(correlationId, words)) ? 204 : 503',
        replace: '(await reporter.feedback(correlationId, words)) ? 204 : 204',
      },
      {
        rules: ['E21'],
        breaks: 'the off state takes reports',
        find: 'if (!reporter.isOn) return 404;',
        replace: '',
      },
      {
        rules: ['E21'],
        breaks: 'a report without a message is passed on',
        find: "if (message === '') return 400;",
        replace: '',
      },
      {
        rules: ['E21'],
        breaks: 'words without an error are passed on',
        find: 'if (correlationId === null) return 400;',
        replace: "if (correlationId === null) return (await reporter.feedback('', words)) ? 204 : 503;",
      },
      {
        rules: ['E21'],
        breaks: 'a report may be as long as it likes',
        find: 'if (size > MAX_BYTES) return null;',
        replace: '',
      },
      {
        rules: ['E21'],
        breaks: 'a list that is sent as a report is read as one',
        find: 'return 400;\n  reporter.report(',
        replace: 'return Array.isArray(told) ? 404 : 400;\n  reporter.report(',
      },
      {
        rules: ['E21'],
        breaks: 'words that are no text fall over',
        find: "textOf(told['words']).trim()",
        replace: "((told['words'] ?? '') as string).trim()",
      },
    ],
  },
];
