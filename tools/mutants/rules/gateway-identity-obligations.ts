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
      {
        rules: ['C22'],
        breaks: 'who is no VIP user any more is converted again',
        find: "if (was.numDeletedRows === 0n) return 'NOT_VIP';",
        replace: '',
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
        breaks: 'a password holds letters of any alphabet',
        find: '/^[A-Za-z0-9]{8,32}$/',
        replace: '/^[\\p{L}0-9]{8,32}$/u',
      },
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
];
