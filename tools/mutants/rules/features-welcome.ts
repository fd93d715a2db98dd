import type { MutatedFile } from '../mutant.ts';

/** Back from a payment: who is welcomed, waited for, declined or sent home. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/features/welcome/welcome-address.ts',
    tests: ['libs/features/welcome/routes.test.tsx'],
    mutants: [
      {
        rules: ['R29'],
        breaks: 'a welcome without a username counts',
        find: "if (memberid === '' || username === '') return null;",
        replace: "if (memberid === '' && username === '') return null;",
      },
      {
        rules: ['R33'],
        breaks: 'the site is asked for as it is written',
        find: 'site: id.toUpperCase()',
        replace: 'site: id',
      },
      {
        rules: ['R29', 'R32'],
        breaks: 'premium plus counts as one site',
        find: 'Object.values(WELCOME_SITE_IDS).some(',
        replace: 'Object.values(WELCOME_SITE_IDS).slice(0, 1).some(',
      },
    ],
  },
  {
    file: 'libs/features/welcome/loaders.ts',
    tests: ['libs/features/welcome/routes.test.tsx'],
    mutants: [
      {
        rules: ['R29'],
        breaks: 'data that do not verify are welcomed',
        find: 'const signup = (await loadWelcome(asked)) ?? goHome();',
        replace: 'const signup = (await loadWelcome(asked)) ?? ({} as never);',
      },
      {
        rules: ['R29'],
        breaks: 'who is back at home is not loaded anew',
        find: "{ reactivation: 'success', fatr: 'true' }",
        replace: "{ reactivation: 'success' }",
      },
      {
        rules: ['R29'],
        breaks: 'who was declined is welcomed',
        find: "if (signup.status === 'NOT_PAID') redirectToSearch('/_signupdenial', { ...welcomeOf(asked) });",
        replace: '',
      },
      {
        rules: ['R30'],
        breaks: 'a member signs up with another biller',
        find: 'if (asked.context.session.isAuthenticated) goHome();',
        replace: '',
      },
      {
        rules: ['R30'],
        breaks: 'the signup of any biller is asked for',
        find: 'loadWelcome(asked, biller))',
        replace: 'loadWelcome(asked))',
      },
      {
        rules: ['E16', 'R30'],
        breaks: 'a refused signup forgets what was to be bought',
        find: 'welcome ? { siteId: welcome.siteId } : {}',
        replace: '{}',
      },
      {
        rules: ['E16', 'R30'],
        breaks: 'a signup that the gateway refused is welcomed',
        find: 'if (signup === null) redirectToSearch',
        replace: 'if (welcome === null) redirectToSearch',
      },
      {
        rules: ['R31'],
        breaks: 'forged data may be upgraded',
        find: 'loadWelcome(asked).then((signup) => signup ?? goHome()),',
        replace: 'loadWelcome(asked),',
      },
      {
        rules: ['R33', 'R34'],
        breaks: 'the token is not called al_token',
        find: '{ al_token: autologinId }',
        replace: '{ token: autologinId }',
      },
      {
        rules: ['R33', 'R34'],
        breaks: 'forged data are told of an upgrade',
        find: 'if (answer.welcomeSignup === null) return goHome();',
        replace: '',
      },
      {
        rules: ['R32'],
        breaks: 'a denial of several sites leads to the deals',
        find: "redirectToSearch('/offers', {})",
        replace: "redirectToSearch('/deals', {})",
      },
    ],
  },
  {
    file: 'libs/features/welcome/routes.tsx',
    tests: ['libs/features/welcome/routes.test.tsx'],
    mutants: [
      {
        rules: ['R33'],
        breaks: 'an upgrade is not loaded anew',
        find: "{ notification: 'upgradesuccess', fatr: 'true' }",
        replace: "{ notification: 'upgradesuccess' }",
      },
      {
        rules: ['R34'],
        breaks: 'a denied upgrade is called a success',
        find: "{ notification: 'upgradedenial' }",
        replace: "{ notification: 'upgradesuccess' }",
      },
    ],
  },
  {
    file: 'libs/features/welcome/welcome-head.ts',
    tests: ['libs/features/welcome/routes.test.tsx'],
    mutants: [
      {
        rules: ['R29'],
        breaks: 'search engines may keep a welcome',
        find: 'isPrivate: true',
        replace: 'isPrivate: false',
      },
    ],
  },
  {
    file: 'libs/features/welcome/screens/welcome-backdrop.tsx',
    tests: ['libs/features/welcome/routes.test.tsx'],
    mutants: [
      {
        rules: ['R31'],
        breaks: 'the medium picture is never shown',
        find: "medium: '(min-width: 768px)'",
        replace: "medium: '(min-width: 1024px)'",
      },
    ],
  },
  {
    file: 'libs/features/welcome/screens/upgrade-screen.tsx',
    tests: ['libs/features/welcome/routes.test.tsx'],
    mutants: [
      {
        rules: ['R31'],
        breaks: 'nobody says what a trial costs later',
        find: '{offer.chargedLater && offer.laterAt !== null ? (',
        replace: '{offer.chargedLater && offer.laterAt === null ? (',
      },
    ],
  },
  {
    file: 'libs/features/welcome/screens/denied-screen.tsx',
    tests: ['libs/features/welcome/routes.test.tsx'],
    mutants: [
      {
        rules: ['E12'],
        breaks: 'who was declined is not led to the biller',
        find: 'support: linkTo(biller.supportUrl)',
        replace: "support: linkTo('/support')",
      },
      {
        rules: ['R32'],
        breaks: 'a card is blamed for what nothing is known of',
        find: "biller ? 'denied.title' : 'denied.noneTitle'",
        replace: "'denied.title'",
      },
    ],
  },
  {
    file: 'libs/features/welcome/screens/denied-page.tsx',
    tests: ['libs/features/welcome/routes.test.tsx'],
    mutants: [
      {
        rules: ['R32'],
        breaks: 'who is signed in is asked to join',
        find: 'onBuyAgain={isAuthenticated ? buyAgain : null}',
        replace: 'onBuyAgain={isAuthenticated ? null : buyAgain}',
      },
      {
        rules: ['R32'],
        breaks: 'who has paid since is told of a denial',
        find: "data?.welcomeSignup?.status === 'PAID'",
        replace: "isAuthenticated && data?.welcomeSignup?.status === 'PAID'",
      },
    ],
  },
  {
    file: 'libs/features/welcome/dialogs/account-creation-error.tsx',
    tests: ['libs/features/welcome/dialogs/account-creation-error.dom.test.tsx'],
    mutants: [
      {
        rules: ['E13'],
        breaks: 'the error of an account has no code',
        find: 'code: options.code',
        replace: 'code: options.code.slice(0, 0)',
      },
      {
        rules: ['M01'],
        breaks: 'Escape does not close the error of an account',
        find: 'onOpenChange={(isOpen) => isOpen || onClose()}',
        replace: 'onOpenChange={() => undefined}',
      },
    ],
  },
  {
    file: 'libs/features/welcome/kept-welcome.ts',
    tests: ['libs/features/welcome/kept-welcome.test.ts'],
    mutants: [
      {
        rules: ['L06'],
        breaks: 'a welcome signs in whoever comes next',
        find: 'return of === memberId && isFresh',
        replace: 'return isFresh',
      },
      {
        rules: ['L06'],
        breaks: 'a welcome signs in twice',
        find: "writeValue(storage, KEY, '');",
        replace: '',
      },
      {
        rules: ['L06'],
        breaks: 'a welcome signs in as long as the tab lives',
        find: 'at <= now() && now() - at < FRESH_MS',
        replace: 'at <= now()',
      },
      {
        rules: ['L06'],
        breaks: 'a welcome of tomorrow counts',
        find: 'at <= now() && ',
        replace: '',
      },
      {
        rules: ['L06'],
        breaks: 'what is no welcome ends the page',
        find: '} catch {\n    return null;',
        replace: '} catch (error) {\n    throw error;',
      },
    ],
  },
  {
    file: 'libs/features/welcome/use-account-creation.ts',
    tests: ['libs/features/welcome/screens/account-wait.dom.test.tsx'],
    mutants: [
      {
        rules: ['L06'],
        breaks: 'a confirmed welcome is not kept',
        find: 'keepWelcome(window.sessionStorage, input.memberId, confirmed);',
        replace: 'void confirmed;',
      },
    ],
  },
  {
    file: 'libs/features/welcome/use-entrance.ts',
    tests: ['libs/features/welcome/screens/account-wait.dom.test.tsx'],
    mutants: [
      {
        rules: ['L06'],
        breaks: 'who enters is not signed in',
        find: '`${home}&al_token=${encodeURIComponent(token)}`',
        replace: 'home',
      },
      {
        rules: ['E12'],
        breaks: 'who signs in by themselves is not told that the account is there',
        find: 'loginAddress(tenant.urls.members, home)',
        replace: "loginAddress(tenant.urls.members, '/')",
      },
    ],
  },
  {
    file: 'libs/features/welcome/screens/account-wait.tsx',
    tests: ['libs/features/welcome/screens/account-wait.dom.test.tsx'],
    mutants: [
      {
        rules: ['L06'],
        breaks: 'a trial goes on without its welcome data',
        find: 'search: { ...welcome }',
        replace: 'search: {}',
      },
      {
        rules: ['M01', 'E13'],
        breaks: 'an account that is late opens nothing',
        find: "if (ended.kind === 'timed-out') dialogs.open('AccountCreationError', { code: ended.code, onRetry: retry });\n    else if (ended.path",
        replace: "if (ended.kind === 'timed-out') return;\n    if (ended.path",
      },
    ],
  },
];
