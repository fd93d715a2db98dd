import type { MutatedFile } from '../mutant.ts';

const IDENTITY = 'services/gateway/modules/identity';
const OBLIGATIONS = [`${IDENTITY}/consent/obligations.integration.test.ts`];

/** What a person owes an answer to: VIP conversion, consents, the second account, and passwords that may be chosen. */
export const mutated: readonly MutatedFile[] = [
  {
    file: `${IDENTITY}/vip/vip-credentials.ts`,
    tests: OBLIGATIONS,
    mutants: [
      {
        rules: ['E17'],
        breaks: 'a VIP user may keep an address of the VIP domain',
        find: 'parseMemberEmail(asked.newEmail, VIP_DOMAIN)',
        replace: "parseMemberEmail(asked.newEmail, '')",
      },
      {
        rules: ['E17'],
        breaks: 'a VIP user takes any text for a password',
        find: '!isJoinPassword(asked.newPassword)',
        replace: "typeof asked.newPassword !== 'string'",
      },
      {
        rules: ['C22', 'L14'],
        breaks: 'who was converted goes on being a VIP user',
        find: ".deleteFrom('user_attributes')",
        replace: ".updateTable('user_attributes').set({ value: 'converted' })",
      },
      {
        rules: ['C22'],
        breaks: 'a conversion leaves the other sessions open',
        find: 'await endOtherSessions(trx, asked.userId, asked.sessionId, now);',
        replace: '',
      },
      {
        rules: ['C22'],
        breaks: 'a conversion keeps the old password',
        find: '.set({ email, password_hash: passwordHash })',
        replace: '.set({ email })',
      },
    ],
  },
  {
    file: `${IDENTITY}/vip/vip-credentials.ts`,
    tests: [`${IDENTITY}/races.postgres.test.ts`],
    mutants: [
      {
        rules: ['L14', 'E17'],
        breaks: 'who asks for an address that another is just given hears of an error',
        find: "if (isUniqueViolation(error)) return 'EMAIL_ALREADY_EXISTS';",
        replace: '',
      },
    ],
  },
  {
    file: `${IDENTITY}/rest-routes.ts`,
    tests: OBLIGATIONS,
    mutants: [
      {
        rules: ['C22'],
        breaks: 'credentials may come with other fields',
        find: 'const vipBody = z.strictObject(',
        replace: 'const vipBody = z.object(',
      },
      {
        rules: ['C20'],
        breaks: 'a consent is kept without what it was given to',
        find: 'shownText: body.data.consentHtmlSnippet',
        replace: 'shownText: null',
      },
    ],
  },
  {
    file: `${IDENTITY}/consent/resolvers.ts`,
    tests: OBLIGATIONS,
    mutants: [
      {
        rules: ['M24', 'C14'],
        breaks: 'who said no to emails is asked again',
        find: 'owesEmailConsent: person.emailConsent === null',
        replace: 'owesEmailConsent: !person.emailConsent',
      },
      {
        rules: ['L17', 'M11'],
        breaks: 'who has no membership gives a second person an account',
        find: 'const isAllowed = !isTandemChild',
        replace: 'const isAllowed = true || !isTandemChild',
      },
    ],
  },
  {
    file: `${IDENTITY}/tandem/tandem-account.ts`,
    tests: OBLIGATIONS,
    mutants: [
      {
        rules: ['L17'],
        breaks: 'a membership has any number of second accounts',
        find: "if (linked) return 'notAllowed';",
        replace: '',
      },
    ],
  },
  {
    file: 'libs/validation/password.ts',
    tests: [`${IDENTITY}/passwords/guessable-passwords.test.ts`],
    mutants: [
      {
        rules: ['V02'],
        breaks: 'a password holds letters of any alphabet',
        find: '/^[A-Za-z0-9]{8,32}$/',
        replace: '/^[\\p{L}0-9]{8,32}$/u',
      },
    ],
  },
  {
    file: `${IDENTITY}/passwords/reset-password.ts`,
    tests: [`${IDENTITY}/passwords/reset.integration.test.ts`],
    mutants: [
      {
        rules: ['L23'],
        breaks: 'who has no account is mailed a link',
        find: 'if (!user || !(await countReset',
        replace:
          "if (!user) {\n    await queueMail(services.db, { kind: 'passwordReset', to: known, tenant: tenantId, values: { link: '/' }, linkOn: 'api' }, services.clock.now());\n    return;\n  }\n  if (!(await countReset",
      },
      {
        rules: ['L23'],
        breaks: 'a link works a millisecond longer than an hour',
        find: 'RESET_LIFE_MS = 3_600_000',
        replace: 'RESET_LIFE_MS = 3_600_001',
      },
      {
        rules: ['L23'],
        breaks: 'a new password leaves the sessions open',
        find: 'await endAllSessions(trx, used.user_id, now);',
        replace: '',
      },
      {
        rules: ['L23'],
        breaks: 'the other links of who has a new password still work',
        find: "await trx.deleteFrom('password_resets').where('user_id', '=', used.user_id).execute();",
        replace: '',
      },
      {
        rules: ['L23', 'V02'],
        breaks: 'any text is a new password',
        find: "if (!isAcceptablePassword(asked.newPassword)) return 'newPasswordNotSecure';",
        replace: '',
      },
      {
        rules: ['L23'],
        breaks: 'who was guessed at and has a new password still has to wait',
        find: 'await forgetFailures(services, changed);',
        replace: '',
      },
    ],
  },
];
