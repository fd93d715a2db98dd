import type { MutatedFile } from '../mutant.ts';

/** The account page, its profile section, and the page that another site leads back to. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/features/account/parent-redirect.ts',
    tests: ['libs/features/account/parent-redirect.test.ts'],
    mutants: [
      {
        rules: ['R35'],
        breaks: 'the token is looked for under another name',
        find: "singleValue(search, 'id_token')",
        replace: "singleValue(search, 'token')",
      },
      {
        rules: ['R35'],
        breaks: 'next is followed wherever it leads',
        find: "safeRedirectTarget(singleValue(search, 'next'), { ...redirectHosts(tenant), home: '/' })",
        replace: "singleValue(search, 'next') || '/'",
      },
      {
        rules: ['R35'],
        breaks: 'a token that was given twice counts as one',
        find: "singleValue(search, 'id_token') || null",
        replace: "String(search['id_token'] ?? '') || null",
      },
      {
        rules: ['R35'],
        breaks: 'who is signed in goes by the sign-in too',
        find: 'token === null || isAuthenticated ||',
        replace: 'token === null ||',
      },
    ],
  },
  {
    file: 'libs/features/account/routes.tsx',
    tests: ['libs/features/account/routes.test.tsx'],
    mutants: [
      {
        rules: ['R21', 'R62'],
        breaks: 'the account opens without a sign-in',
        find: 'beforeLoad: requireSignIn,',
        replace: '',
      },
      {
        rules: ['R21'],
        breaks: 'the membership is asked for only in the browser',
        find: 'queryClient.prefetchQuery(membershipQuery),',
        replace: '',
      },
    ],
  },
  {
    file: 'libs/core/routing/guards.ts',
    tests: ['libs/features/account/routes.test.tsx'],
    mutants: [
      {
        rules: ['R21'],
        breaks: 'the account’s query is lost on the way to sign in',
        find: 'const uri = location.pathname + location.searchStr;',
        replace: 'const uri = location.pathname;',
      },
      {
        rules: ['R62'],
        breaks: 'the tour asks for a sign-in to the account',
        find: 'if (!context.meta.isMembersArea) throw notFound();',
        replace: '',
      },
    ],
  },
  {
    file: 'libs/features/account/use-password-notice.ts',
    tests: ['libs/features/account/routes.test.tsx'],
    mutants: [
      {
        rules: ['R21'],
        breaks: 'the notice waits for a parameter that nothing sets',
        find: "const PARAMETER = 'password_changed';",
        replace: "const PARAMETER = 'passwordChanged';",
      },
      {
        rules: ['R21'],
        breaks: 'the notice is there although nothing asked for it',
        find: 'useState(isAsked)',
        replace: 'useState(true)',
      },
      {
        rules: ['R21'],
        breaks: 'the notice leaves the last brand out',
        find: 'SITES.map(({ name }) => name)',
        replace: 'SITES.map(({ name }) => name).slice(0, -1)',
      },
    ],
  },
  {
    file: 'libs/features/account/screens/account-page.tsx',
    tests: ['libs/features/account/routes.test.tsx'],
    mutants: [
      {
        rules: ['R21'],
        breaks: 'the account links to sections that nobody fills',
        find: 'ACCOUNT_SECTIONS.filter(({ slot }) => isOffered(slot))',
        replace: '[...ACCOUNT_SECTIONS]',
      },
    ],
  },
  {
    file: 'libs/validation/change-password.ts',
    tests: ['libs/features/account/security/password-problems.test.ts'],
    mutants: [
      {
        rules: ['V05'],
        breaks: 'the form takes the old password again',
        find: ' && newPassword !== oldPassword',
        replace: '',
      },
      {
        rules: ['V05'],
        breaks: 'the form takes a confirmation that is only as long',
        find: 'confirmation === newPassword',
        replace: 'confirmation.length === newPassword.length',
      },
    ],
  },
  {
    file: 'libs/features/account/profile/use-preference.ts',
    tests: ['libs/features/account/profile/account-profile.dom.test.tsx'],
    mutants: [
      {
        rules: ['L13'],
        breaks: 'a preference is shown only once it is kept',
        find: 'if (profile) client',
        replace: 'if (!profile) client',
      },
      {
        rules: ['L13'],
        breaks: 'a preference is asked again while it is being kept',
        find: '(isPending ? undefined : mutate(variables))',
        replace: 'mutate(variables)',
      },
      {
        rules: ['E05'],
        breaks: 'a preference that was not kept stays as it was asked',
        find: 'client.setQueryData(accountPageQuery.queryKey, before);',
        replace: '',
      },
      {
        rules: ['C14'],
        breaks: 'the player does not learn of autoplay',
        find: 'autoplayEnabled !== undefined',
        replace: 'autoplayEnabled === undefined',
      },
    ],
  },
  {
    file: 'libs/features/account/profile/preferences.tsx',
    tests: ['libs/features/account/profile/account-profile.dom.test.tsx'],
    mutants: [
      {
        rules: ['E05'],
        breaks: 'a failed answer for emails speaks of autoplay',
        find: "failed: t('flash_unknown_error')",
        replace: "failed: t('preferences.autoplayFailed')",
      },
      {
        rules: ['E12'],
        breaks: 'autoplay that could not be kept says nothing of preferences',
        find: "failed: t('preferences.autoplayFailed')",
        replace: "failed: t('flash_unknown_error')",
      },
    ],
  },
  {
    file: 'libs/features/account/profile/account-profile.tsx',
    tests: ['libs/features/account/profile/account-profile.dom.test.tsx'],
    mutants: [
      {
        rules: ['V01'],
        breaks: 'who has no username cannot choose one',
        find: "action: dialogs.isOffered('ChooseDisplayName') ? (",
        replace: "action: profile.displayName !== null && dialogs.isOffered('ChooseDisplayName') ? (",
      },
      {
        rules: ['V01'],
        breaks: 'who has a username is asked for one',
        find: 'profile.displayName === null\n            ?',
        replace: 'profile.displayName !== undefined\n            ?',
      },
      {
        rules: ['L12'],
        breaks: 'a single badge is not shown',
        find: "...(isOffered('accountBadges')",
        replace: "...(profile.badges.length > 1 && isOffered('accountBadges')",
      },
    ],
  },
];
