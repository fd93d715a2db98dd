import type { MutatedFile } from '../mutant.ts';

/** The cams, the offers, the deals, and the dialogs about them. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/features/deals/routes.tsx',
    tests: ['libs/features/deals/routes.test.tsx'],
    mutants: [
      {
        rules: ['R23'],
        breaks: 'the cams are asked for by visitors',
        find: 'beforeLoad: requireSignIn,',
        replace: '',
      },
      {
        rules: ['R20'],
        breaks: 'a visitor sees the offers',
        find: 'requireSignIn(asked);',
        replace: '',
      },
      {
        rules: ['R52'],
        breaks: 'the deals are for members only',
        find: "path: '/deals',",
        replace: "path: '/deals',\n      beforeLoad: requireSignIn,",
      },
    ],
  },
  {
    file: 'libs/features/deals/screens/offers-page.tsx',
    tests: ['libs/features/deals/routes.test.tsx'],
    mutants: [
      {
        rules: ['L18'],
        breaks: 'whoever sees the offers may hide them',
        find: "useSession().ability.can('see', 'hideMonthInterstitial')",
        replace: 'true',
      },
    ],
  },
  {
    file: 'libs/features/deals/slots/promotional-teaser.tsx',
    tests: ['libs/features/deals/slots/promotional-teaser.dom.test.tsx'],
    mutants: [
      {
        rules: ['M18'],
        breaks: 'the teaser opens again and again',
        find: 'isShown.current = true;',
        replace: '',
      },
      {
        rules: ['L21'],
        breaks: 'the teaser opens for who has seen it',
        find: 'modals !== undefined && modals.teaserViewed === null',
        replace: 'modals !== undefined',
      },
      {
        rules: ['M18'],
        breaks: 'the teaser opens on every page',
        find: 'return isHome && isAuthenticated',
        replace: 'return isAuthenticated',
      },
      {
        rules: ['A15', 'T07'],
        breaks: 'the teaser is for guests and for brands without one',
        find: " && ability.can('see', 'promotionalTeaser') ?",
        replace: " && ability.can('play', 'trailer') ?",
      },
    ],
  },
  {
    file: 'libs/features/deals/next-target.ts',
    tests: ['libs/features/deals/routes.test.tsx'],
    mutants: [
      {
        rules: ['R20'],
        breaks: 'who skips the offers always goes home',
        find: 'safeRedirectTarget(next, {',
        replace: "safeRedirectTarget('/', {",
      },
      {
        rules: ['R20'],
        breaks: 'who skips the offers is sent wherever the address says',
        find: "return safeRedirectTarget(next, { ...redirectHosts(tenant), home: '/' });",
        replace: "return String(next ?? '/');",
      },
    ],
  },
  {
    file: 'libs/features/deals/upsell/ask-cams.ts',
    tests: ['libs/features/deals/routes.test.tsx', 'libs/features/deals/upsell/ask-cams.test.ts'],
    mutants: [
      {
        rules: ['C25'],
        breaks: 'the cams get no parameter of the address',
        find: '{ ...search, email,',
        replace: '{ email,',
      },
      {
        rules: ['E15'],
        breaks: 'who gets no address of the cams goes home',
        find: 'if (url === null) throw new Error(`Failed to fetch cams oneclick url: ${answer.statusText}`);',
        replace: 'if (url === null) return tenant.urls.members;',
      },
      {
        rules: ['E15'],
        breaks: 'the error of the cams names no status text',
        find: '${answer.statusText}',
        replace: '${answer.status}',
      },
      {
        rules: ['E15'],
        breaks: 'the cams lead wherever they like',
        find: 'dealTarget(body?.url, tenant)',
        replace: '((body?.url as string) ?? null)',
      },
    ],
  },
  {
    file: 'libs/features/deals/upsell/read-deals-confirmation.ts',
    tests: ['libs/features/deals/routes.test.tsx'],
    mutants: [
      {
        rules: ['E14'],
        breaks: 'a missing link is called unreadable',
        find: "reading.flaw === 'link-missing' ? 'linkMissing' : 'unreadable'",
        replace: "'unreadable'",
      },
      {
        rules: ['R52'],
        breaks: 'a hostile link is asked about',
        find: 'const confirmationLink = dealTarget(confirmation.confirmationLink, tenant);',
        replace: 'const confirmationLink = confirmation.confirmationLink;',
      },
      {
        rules: ['R52', 'L19'],
        breaks: 'the link says what is confirmed',
        find: '{ ...confirmation, ...own, confirmationLink }',
        replace: '{ ...own, ...confirmation, confirmationLink }',
      },
    ],
  },
  {
    file: 'libs/features/deals/dialogs/confirm-outgoing-upsell.tsx',
    tests: ['libs/features/deals/dialogs/confirm-outgoing-upsell.dom.test.tsx'],
    mutants: [
      {
        rules: ['M17', 'L19'],
        breaks: 'the confirmation tells a price only where there is nothing else',
        find: '{price ? <Price',
        replace: '{price && !description ? <Price',
      },
      {
        rules: ['M17'],
        breaks: 'cancelling goes on',
        find: '<Button variant="quiet" onClick={onClose}>',
        replace: '<Button variant="quiet" onClick={() => window.location.assign(confirmationLink)}>',
      },
    ],
  },
  {
    file: 'libs/features/deals/dialogs/promotional-video.tsx',
    tests: ['libs/features/deals/dialogs/promotional-video.dom.test.tsx'],
    mutants: [
      {
        rules: ['L21'],
        breaks: 'a teaser that is put away counts as not seen',
        find: 'await acknowledge.mutateAsync({});',
        replace: 'if (isToOffers) await acknowledge.mutateAsync({});',
      },
      {
        rules: ['K12'],
        breaks: 'the end of the teaser is told as it begins anew',
        find: "analytics.track('teaserEnd', { isToOffers });",
        replace: "analytics.track('teaserOpen', {});",
      },
      {
        rules: ['R20'],
        breaks: 'the teaser leads to the deals',
        find: "navigate({ to: '/offers' })",
        replace: "navigate({ to: '/deals' })",
      },
    ],
  },
  {
    file: 'libs/features/deals/screens/deal-tile.tsx',
    tests: ['libs/features/deals/screens/deal-tile.dom.test.tsx'],
    mutants: [
      {
        rules: ['K12'],
        breaks: 'a partner’s page counts as one click',
        find: 'isOneClick: false',
        replace: 'isOneClick: true',
      },
      {
        rules: ['C04'],
        breaks: 'a click asks the gateway before it is told',
        find: 'else void told.then(() => window.location.assign(oneClickUrl));',
        replace: 'else window.location.assign(oneClickUrl);',
      },
      {
        rules: ['R52'],
        breaks: 'a visitor buys by one click',
        find: 'isAuthenticated && deal.oneClickEnabled',
        replace: 'deal.oneClickEnabled',
      },
      {
        rules: ['R52'],
        breaks: 'one click is offered for every deal',
        find: 'isAuthenticated && deal.oneClickEnabled',
        replace: 'isAuthenticated',
      },
      {
        rules: ['M14'],
        breaks: 'a partner that wants a consent is not asked for one',
        find: 'if (requestPartnerConsent)',
        replace: 'if (!requestPartnerConsent)',
      },
      {
        rules: ['M14'],
        breaks: 'what was agreed to is to be confirmed again',
        find: '`${oneClickUrl}&confirmed=true`',
        replace: 'oneClickUrl',
      },
      {
        rules: ['K12'],
        breaks: 'one click is told of nobody’s deal',
        find: '{ deal: deal.id, isOneClick: true }',
        replace: "{ deal: '', isOneClick: true }",
      },
    ],
  },
];
