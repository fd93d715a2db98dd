import type { MutatedFile } from '../mutant.ts';

/** The join form, and the legal documents beside it. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/features/join/screens/join-screen.tsx',
    tests: ['libs/features/join/screens/join-screen.dom.test.tsx'],
    mutants: [
      {
        rules: ['R07', 'V04'],
        breaks: 'the first biller takes the money whoever was chosen',
        find: 'biller: biller.id, email: typedEmail',
        replace: "biller: props.billers[0]?.id ?? '', email: typedEmail",
      },
      {
        rules: ['V04'],
        breaks: 'a wrong password is not told on blur',
        find: "value && !isJoinPassword(value) ? tb('signup.invalidPassword') : undefined",
        replace: 'undefined',
      },
      {
        rules: ['V03'],
        breaks: 'any email with a sign in it passes',
        find: 'value && !parseEmail(value)',
        replace: "value && !value.includes('@')",
      },
      {
        rules: ['V02'],
        breaks: 'any long password passes',
        find: 'value && !isJoinPassword(value)',
        replace: 'value && value.length < 8',
      },
      {
        rules: ['V04'],
        breaks: 'an empty email is wrong before all is sent',
        find: 'value && !parseEmail(value)',
        replace: '!parseEmail(value)',
      },
      {
        rules: ['V04'],
        breaks: 'a request is sent while another one runs',
        find: 'if (isBusy) return;',
        replace: '',
      },
      {
        rules: ['V04'],
        breaks: 'what is wrong is sent',
        find: "first.scrollIntoView({ block: 'center' });\n      return;",
        replace: "first.scrollIntoView({ block: 'center' });",
      },
      {
        rules: ['E12'],
        breaks: 'a refused email is told at the password',
        find: 'email.fail(refused.text);',
        replace: 'password.fail(refused.text);',
      },
      {
        rules: ['E12'],
        breaks: 'a refused password is told nowhere',
        find: "    else if (refused?.field === 'password') password.fail(refused.text);\n",
        replace: '',
      },
      {
        rules: ['E12'],
        breaks: 'a refused plan is told nowhere',
        find: "error={failed('optionId')}",
        replace: 'error={undefined}',
      },
      {
        rules: ['E12'],
        breaks: 'a refused biller is told nowhere',
        find: "error={failed('biller')}",
        replace: 'error={undefined}',
      },
      {
        rules: ['E12'],
        breaks: 'a refusal of the whole form is told nowhere',
        find: 'failure={failed(null)}',
        replace: "failure={failed('optionId')}",
      },
    ],
  },
  {
    file: 'libs/features/join/screens/join-summary.tsx',
    tests: ['libs/features/join/screens/join-screen.dom.test.tsx'],
    mutants: [
      {
        rules: ['R07'],
        breaks: 'the summary does not say what is charged later',
        find: '{optionCharges(option)}',
        replace: '{optionTitle(option)}',
      },
    ],
  },
  {
    file: 'libs/ui/field/use-blur-validation.ts',
    tests: ['libs/features/join/screens/join-screen.dom.test.tsx'],
    mutants: [
      {
        rules: ['V04'],
        breaks: 'an error stays while its field is mended',
        find: 'onFocus: () => setError(undefined)',
        replace: 'onFocus: () => undefined',
      },
    ],
  },
  {
    file: 'libs/features/join/screens/join-screen.tsx',
    tests: ['libs/features/join/routes.test.ts'],
    mutants: [
      {
        rules: ['R07'],
        breaks: 'the form of who has no scripts is sent to another page',
        find: 'action="/joinnow"',
        replace: 'action="/join"',
      },
    ],
  },
  {
    file: 'libs/features/join/routes.tsx',
    tests: ['libs/features/join/routes.test.ts'],
    mutants: [
      {
        rules: ['R07'],
        breaks: 'who is signed in may join again',
        find: 'guards(onMembersHost, visitorsOnly)',
        replace: 'guards(onMembersHost)',
      },
      {
        rules: ['R07'],
        breaks: 'the tour has a form of its own',
        find: 'guards(onMembersHost, visitorsOnly)',
        replace: 'guards(visitorsOnly)',
      },
      {
        rules: ['R07'],
        breaks: 'nobody says where who is sent home comes from',
        find: "{ from: 'joinnow' }",
        replace: '{}',
      },
      {
        rules: ['R07'],
        breaks: 'where somebody comes from is lost on the way to the form',
        find: ' + location.searchStr',
        replace: '',
      },
    ],
  },
  {
    file: 'libs/features/legal/routes.tsx',
    tests: ['libs/features/legal/routes.test.ts'],
    mutants: [
      {
        rules: ['R17'],
        breaks: 'the page about safety shows the terms',
        find: "path: '/safety',\n    }).update(lazyPage(() => import('./screens/privacy-page.tsx')))",
        replace: "path: '/safety',\n    }).update(lazyPage(() => import('./screens/terms-page.tsx')))",
      },
    ],
  },
  {
    file: 'libs/features/legal/screens/removal-page.tsx',
    tests: ['libs/features/legal/routes.test.ts'],
    mutants: [
      {
        rules: ['R17'],
        breaks: 'the page for removals shows the records',
        find: 'document="privacy"',
        replace: 'document="compliance"',
      },
    ],
  },
  {
    file: 'libs/features/legal/screens/legal-screen.tsx',
    tests: ['libs/features/legal/routes.test.ts'],
    mutants: [
      {
        rules: ['R16', 'R18'],
        breaks: 'the last section of a document is left out',
        find: '{sections.map((section) => (\n            <section',
        replace: '{sections.slice(0, -1).map((section) => (\n            <section',
      },
    ],
  },
  {
    file: 'libs/features/legal/legal-document.ts',
    tests: ['libs/features/legal/legal-document.test.ts'],
    mutants: [
      {
        rules: ['R16'],
        breaks: 'a document does not know its brand',
        find: 'brand: tenant.name, ',
        replace: '',
      },
      {
        rules: ['R18'],
        breaks: 'the brand is the custodian of its records',
        find: 'custodian: tenant.custodian.name',
        replace: 'custodian: tenant.name',
      },
    ],
  },
];
