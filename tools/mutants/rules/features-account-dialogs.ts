import type { MutatedFile } from '../mutant.ts';

/** The dialogs that ask a person something of their account. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/features/account/dialogs/terms-consent-dialog.tsx',
    tests: ['libs/features/account/dialogs/consent-dialogs.dom.test.tsx'],
    mutants: [
      {
        rules: ['M27'],
        breaks: 'a guest agrees to the words for members',
        find: "isGuest ? 'terms.guest' : 'terms.tandem'",
        replace: "'terms.tandem'",
      },
      {
        rules: ['M24'],
        breaks: 'accepted terms stay on the screen',
        find: "markAnswered(client, 'TERMS');\n      onClose();",
        replace: "markAnswered(client, 'TERMS');",
      },
      {
        rules: ['M26'],
        breaks: 'a press beside the terms puts them away',
        find: "onOpenChange={() => undefined}\n      title={t('terms.title')}\n      description={t('terms.text')}\n      backdropCloses={false}",
        replace:
          "onOpenChange={(isOpen) => isOpen || onClose()}\n      title={t('terms.title')}\n      description={t('terms.text')}",
      },
    ],
  },
  {
    file: 'libs/features/account/dialogs/email-consent-dialog.tsx',
    tests: ['libs/features/account/dialogs/consent-dialogs.dom.test.tsx'],
    mutants: [
      {
        rules: ['M27', 'M07'],
        breaks: 'emails are agreed to beforehand',
        find: 'useState(false)',
        replace: 'useState(true)',
      },
    ],
  },
  {
    file: 'libs/features/account/dialogs/convert-vip-user-dialog.tsx',
    tests: [
      'libs/features/account/dialogs/consent-dialogs.dom.test.tsx',
      'libs/features/account/dialogs/credential-dialogs.dom.test.tsx',
    ],
    mutants: [
      {
        rules: ['M23'],
        breaks: 'the dialog for VIP users loses its text',
        find: "{t('text')}",
        replace: "{t('subtitle')}",
      },
      {
        rules: ['M26'],
        breaks: 'the dialog for VIP users has a button to close it',
        find: 'backdropCloses={false}',
        replace: 'closeLabel="Close"',
      },
      {
        rules: ['V04'],
        breaks: 'the VIP form says nothing of an email that was left',
        find: "(value) => (value === '' || isMemberEmail(value) ? undefined : t('invalidEmail'))",
        replace: '() => undefined',
      },
      {
        rules: ['L14'],
        breaks: 'the page stays as it was once a VIP user is converted',
        find: 'if (isDone) location.reload();',
        replace: '',
      },
      {
        rules: ['E17'],
        breaks: 'the way to support is missing where it is needed',
        find: 'failure.link === null ? null :',
        replace: 'failure.link !== null ? null :',
      },
    ],
  },
  {
    file: 'libs/features/account/dialogs/credentials.ts',
    tests: [
      'libs/features/account/dialogs/consent-dialogs.dom.test.tsx',
      'libs/features/account/dialogs/credential-dialogs.dom.test.tsx',
    ],
    mutants: [
      {
        rules: ['V03'],
        breaks: 'the product’s own domain may be the new email',
        find: 'parseMemberEmail(value, VIP_DOMAIN) !== null',
        replace: "parseMemberEmail(value, 'elsewhere.example') !== null",
      },
      {
        rules: ['V03'],
        breaks: 'a new email is sent as it was typed',
        find: '{ email: parsed, password }',
        replace: '{ email, password }',
      },
      {
        rules: ['V02'],
        breaks: 'a password of seven characters passes',
        find: '(value: string): boolean => isJoinPassword(value)',
        replace: '(value: string): boolean => isJoinPassword(value) || value.length === 7',
      },
    ],
  },
  {
    file: 'libs/lifecycle/vip-conversion/vip-conversion.machine.ts',
    tests: ['libs/features/account/dialogs/credential-dialogs.dom.test.tsx'],
    mutants: [
      {
        rules: ['E17'],
        breaks: 'an email that exists already is called a failure of its own',
        find: "case 'EMAIL_ALREADY_EXISTS':",
        replace: "case 'EMAIL_EXISTS':",
      },
    ],
  },
  {
    file: 'libs/features/account/dialogs/tandem-account-dialog.tsx',
    tests: ['libs/features/account/dialogs/credential-dialogs.dom.test.tsx'],
    mutants: [
      {
        rules: ['L17'],
        breaks: 'the second account is ready and nothing says so',
        find: "flash({ type: 'success', message: t('tandem.created') });",
        replace: '',
      },
      {
        rules: ['M11'],
        breaks: 'a refused second account has no reason',
        find: "messageKey: createTandemAccount.messageKey ?? ''",
        replace: "messageKey: ''",
      },
      {
        rules: ['M27'],
        breaks: 'the second account is created without its terms',
        find: "{t('terms.tandem')}",
        replace: "{t('terms.guest')}",
      },
    ],
  },
  {
    file: 'libs/features/account/dialogs/device-challenge-dialog.tsx',
    tests: ['libs/features/account/dialogs/credential-dialogs.dom.test.tsx'],
    mutants: [
      {
        rules: ['M26'],
        breaks: 'the challenge of a device has a button to close it',
        find: 'backdropCloses={false}',
        replace: 'closeLabel="Close"',
      },
      {
        rules: ['M25'],
        breaks: 'signing out of a challenge goes to the sign-in',
        find: 'action="/oidc/logout"',
        replace: 'action="/oidc/login"',
      },
    ],
  },
];
