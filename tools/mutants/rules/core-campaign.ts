import type { MutatedFile } from '../mutant.ts';

/** What an affiliate's link brings along, and the addresses of joining and signing in. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/core/session/campaign.ts',
    tests: ['libs/core/session/campaign.test.ts'],
    mutants: [
      {
        rules: ['K09'],
        breaks: 'an affiliate’s code is kept for a year',
        find: 'COOKIE_DAYS.salesTracking',
        replace: 'COOKIE_DAYS.default',
      },
      {
        rules: ['K09'],
        breaks: 'a later link takes the place of the first',
        find: 'if (readPageCookie(page.document.cookie, COOKIE) !== null) return;',
        replace: '',
      },
      {
        rules: ['K09', 'K12'],
        breaks: 'a refusal leaves the affiliate’s code for a month',
        find: 'isRefused ? null : COOKIE_DAYS',
        replace: 'COOKIE_DAYS',
      },
      {
        rules: ['R57'],
        breaks: 'our own links are kept as an affiliate’s',
        find: "if (!CODE.test(asked.get('nats') ?? '')) return;",
        replace: "if (search === '') return;",
      },
      {
        rules: ['R57'],
        breaks: 'a code may be as long as it likes',
        find: '{1,128}$/',
        replace: '+$/',
      },
      {
        rules: ['R57'],
        breaks: 'a link wins over local storage',
        find: '[stored, kept.get(name)].find(',
        replace: '[kept.get(name), stored].find(',
      },
      {
        rules: ['R57'],
        breaks: 'nonsense of local storage is taken for a code',
        find: ".find((each) => CODE.test(each ?? ''))",
        replace: '.find((each) => each !== null)',
      },
      {
        rules: ['R57'],
        breaks: 'a browser that keeps nothing breaks the link to joining',
        find: '  } catch {\n    return null;\n  }',
        replace: '  } catch (error) {\n    throw error;\n  }',
      },
    ],
  },
  {
    file: 'libs/core/session/join-address.ts',
    tests: ['libs/core/session/join-address.test.ts', 'libs/core/session/use-join-link.dom.test.tsx'],
    mutants: [
      {
        rules: ['R57'],
        breaks: 'the affiliate’s code is left out of the join address',
        find: "['ref', 'elm', 'nats'] as const",
        replace: "['ref', 'elm'] as const",
      },
      {
        rules: ['R57'],
        breaks: 'what is not known is an empty parameter',
        find: "value !== undefined && value !== ''",
        replace: 'value !== undefined',
      },
      {
        rules: ['R57'],
        breaks: 'what was kept can add parameters of its own',
        find: 'address.searchParams.set(name, value);',
        replace: "address.search += `${address.search ? '&' : '?'}${name}=${value}`;",
      },
      {
        rules: ['R57'],
        breaks: 'the id of a page keeps the signs of its route',
        find: "segment.replace('$', '').toLowerCase()",
        replace: 'segment',
      },
      {
        rules: ['R57'],
        breaks: 'the home page has no id',
        find: "segments.length === 0 ? 'home' :",
        replace: "segments.length === 0 ? '' :",
      },
    ],
  },
  {
    file: 'libs/core/session/login-address.ts',
    tests: ['libs/core/session/join-address.test.ts'],
    mutants: [
      {
        rules: ['R57'],
        breaks: 'a sign-in comes back to half of a query',
        find: "address.searchParams.set('uri', uri);",
        replace: 'address.search = `uri=${uri}`;',
      },
    ],
  },
  {
    file: 'libs/tenant/constants.ts',
    tests: ['libs/core/session/campaign.test.ts'],
    mutants: [
      {
        rules: ['K09'],
        breaks: 'an affiliate’s code is kept for thirty-one days',
        find: 'salesTracking: 30',
        replace: 'salesTracking: 31',
      },
    ],
  },
];
