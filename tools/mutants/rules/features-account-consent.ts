import type { MutatedFile } from '../mutant.ts';

/** News by email, and what follows an answer that a dialog of the account was given. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/features/account/dialogs/email-consent-dialog.tsx',
    tests: ['libs/features/account/dialogs/consent-dialogs.dom.test.tsx'],
    mutants: [
      {
        rules: ['C20'],
        breaks: 'the consent goes to another version of the call',
        find: "'/v2/user/email-consent'",
        replace: "'/v1/user/email-consent'",
      },
      {
        rules: ['C20'],
        breaks: 'the words that were agreed to are not sent',
        find: '{ emailConsent, consentHtmlSnippet }',
        replace: '{ emailConsent }',
      },
      {
        rules: ['E05'],
        breaks: 'a consent that was refused is told as kept',
        find: 'if (status !== 200) throw new Error(`API Request failed with status code ${status}`);',
        replace: '',
      },
      {
        rules: ['E05'],
        breaks: 'a consent that failed says nothing',
        find: "onError: () => flash({ type: 'error', message: notices('flash_unknown_error') }),",
        replace: '',
      },
      {
        rules: ['E05'],
        breaks: 'a consent that was kept says nothing',
        find: "flash({ type: 'success', message: notices('flash_email_consent_updated') });",
        replace: '',
      },
      {
        rules: ['M07'],
        breaks: 'the question for emails comes back on the next page',
        find: 'postponeEmailConsent();',
        replace: '',
      },
      {
        rules: ['M07'],
        breaks: 'leaving the question for emails answers it',
        find: 'const later = () => {',
        replace: 'const later = () => {\n    save.mutate(wants);',
      },
    ],
  },
  {
    file: 'libs/features/account/dialogs/terms-consent-dialog.tsx',
    tests: ['libs/features/account/dialogs/consent-dialogs.dom.test.tsx'],
    mutants: [
      {
        rules: ['M24'],
        breaks: 'accepted terms are asked for again',
        find: "markAnswered(client, 'TERMS');\n",
        replace: '',
      },
    ],
  },
  {
    file: 'libs/features/account/obligations/answered.ts',
    tests: ['libs/features/account/dialogs/consent-dialogs.dom.test.tsx'],
    mutants: [
      {
        rules: ['M24'],
        breaks: 'accepting the terms takes other questions away',
        find: 'known.obligations.filter((each) => each !== answered)',
        replace: 'known.obligations.filter((each) => each === answered)',
      },
    ],
  },
  {
    file: 'libs/features/account/dialogs/tandem-account-dialog.tsx',
    tests: ['libs/features/account/dialogs/credential-dialogs.dom.test.tsx'],
    mutants: [
      {
        rules: ['L17'],
        breaks: 'the account page does not learn of the second account',
        find: 'void client.invalidateQueries({ queryKey: accountPageQuery.queryKey });',
        replace: '',
      },
      {
        rules: ['V04'],
        breaks: 'a wrong password of a second account is told nowhere',
        find: "if (!isPassword(fields.password)) password.fail(t('tandem.errors.invalidPassword'));",
        replace: '',
      },
      {
        rules: ['M11'],
        breaks: 'a second account that was made stays to be made',
        find: "flash({ type: 'success', message: t('tandem.created') });\n    onClose();",
        replace: "flash({ type: 'success', message: t('tandem.created') });",
      },
    ],
  },
  {
    file: 'libs/features/account/dialogs/convert-vip-user-dialog.tsx',
    tests: ['libs/features/account/dialogs/credential-dialogs.dom.test.tsx'],
    mutants: [
      {
        rules: ['V04'],
        breaks: 'a wrong email of a VIP user is told nowhere',
        find: "if (!isMemberEmail(fields.email)) email.fail(t('invalidEmail'));",
        replace: '',
      },
      {
        rules: ['V04'],
        breaks: 'a wrong password of a VIP user is told nowhere',
        find: "if (!isPassword(fields.password)) password.fail(t('invalidPassword'));",
        replace: '',
      },
      {
        rules: ['C22'],
        breaks: 'the credentials of a VIP user go elsewhere',
        find: "'/subscriptions/vip-user-credentials'",
        replace: "'/subscriptions/vip-credentials'",
      },
      {
        rules: ['L14'],
        breaks: 'the page is loaded anew before anything was answered',
        find: "const isDone = state.matches('converted');",
        replace: "const isDone = !state.matches('idle');",
      },
      {
        rules: ['E17'],
        breaks: 'a refusal of credentials has lost its code',
        find: "typeof code === 'string' ? code : ''",
        replace: "''",
      },
    ],
  },
];
