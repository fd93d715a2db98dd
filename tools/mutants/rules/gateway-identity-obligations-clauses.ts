import type { MutatedFile } from '../mutant.ts';

const IDENTITY = 'services/gateway/modules/identity';
const OBLIGATIONS = [`${IDENTITY}/consent/obligations.integration.test.ts`];

/** Further clauses of what a person owes an answer to, and of forgotten passwords. */
export const mutated: readonly MutatedFile[] = [
  {
    file: `${IDENTITY}/vip/vip-credentials.ts`,
    tests: OBLIGATIONS,
    mutants: [
      {
        rules: ['C22'],
        breaks: 'who is no VIP user any more is converted again',
        find: "if (was.numDeletedRows === 0n) return 'NOT_VIP';",
        replace: '',
      },
    ],
  },
  {
    file: `${IDENTITY}/rest-routes.ts`,
    tests: OBLIGATIONS,
    mutants: [
      {
        rules: ['E17'],
        breaks: 'an address that is taken is answered as one that is wrong',
        find: 'EMAIL_ALREADY_EXISTS: { status: 409,',
        replace: 'EMAIL_ALREADY_EXISTS: { status: 422,',
      },
      {
        rules: ['E17'],
        breaks: 'a bad password is explained as a bad address',
        find: 'status: 422, message: vip.errors.invalid_password',
        replace: 'status: 422, message: vip.errors.invalid_email',
      },
      {
        rules: ['C22'],
        breaks: 'another site converts a VIP user',
        find: "app.post('/subscriptions/vip-user-credentials', async (request, reply) => {\n    if (!isSameOrigin(request, services)) return refuse(reply, 403, 'CROSS_SITE');",
        replace: "app.post('/subscriptions/vip-user-credentials', async (request, reply) => {",
      },
      {
        rules: ['C20'],
        breaks: 'a consent by REST always counts as given to emails',
        find: 'emailConsent: z.boolean(), consentHtmlSnippet',
        replace: 'emailConsent: z.coerce.boolean(), consentHtmlSnippet',
      },
    ],
  },
  {
    file: `${IDENTITY}/consent/consent.ts`,
    tests: OBLIGATIONS,
    mutants: [
      {
        rules: ['M24', 'C14'],
        breaks: 'terms that were accepted are asked for again',
        find: ".where('terms_accepted_at', 'is', null)",
        replace: ".where('terms_accepted_at', 'is not', null)",
      },
    ],
  },
  {
    file: `${IDENTITY}/tandem/tandem-account.ts`,
    tests: OBLIGATIONS,
    mutants: [
      {
        rules: ['L17'],
        breaks: 'the second account takes an address of the VIP domain',
        find: 'parseMemberEmail(asked.email, VIP_DOMAIN)',
        replace: "parseMemberEmail(asked.email, '')",
      },
      {
        rules: ['L17'],
        breaks: 'the second account has a password of any length',
        find: "if (!isJoinPassword(asked.password)) return 'invalidPassword';",
        replace: '',
      },
      {
        rules: ['L17'],
        breaks: 'an account that is there already passes for the second one',
        find: "if ((made.numInsertedOrUpdatedRows ?? 0n) === 0n) return 'emailExists';",
        replace: 'if ((made.numInsertedOrUpdatedRows ?? 0n) === 0n) return null;',
      },
    ],
  },
  {
    file: 'libs/validation/password.ts',
    tests: [`${IDENTITY}/passwords/guessable-passwords.test.ts`],
    mutants: [
      {
        rules: ['V02'],
        breaks: 'a password of seven letters is taken',
        find: '{8,32}$/',
        replace: '{7,32}$/',
      },
      {
        rules: ['V02'],
        breaks: 'a password of thirty-three letters is taken',
        find: '{8,32}$/',
        replace: '{8,33}$/',
      },
    ],
  },
  {
    file: `${IDENTITY}/passwords/reset-password.ts`,
    tests: [`${IDENTITY}/passwords/reset.integration.test.ts`],
    mutants: [
      {
        rules: ['L23'],
        breaks: 'a link for a new password works for a day',
        find: 'RESET_LIFE_MS = 3_600_000',
        replace: 'RESET_LIFE_MS = 86_400_000',
      },
      {
        rules: ['L23'],
        breaks: 'nobody is told of the new password',
        find: 'await mailPasswordChanged(trx, { email, tenantId: used.tenant_id }, now);',
        replace: '',
      },
      {
        rules: ['L23', 'V05'],
        breaks: 'the confirmation of a new password may differ',
        find: "if (asked.newPassword !== asked.confirmation) return 'confirmationDiffers';",
        replace: '',
      },
    ],
  },
];
