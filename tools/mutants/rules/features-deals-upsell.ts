import type { MutatedFile } from '../mutant.ts';

/** Upsells by one click, and the pages that partners lead back to. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/features/deals/upsell/one-click-address.ts',
    tests: ['libs/features/deals/routes.test.tsx'],
    mutants: [
      {
        rules: ['R53', 'C04'],
        breaks: 'the partner’s click is not passed on',
        find: "clickId: text('gas_cid')",
        replace: "clickId: text('cas_gid')",
      },
      {
        rules: ['L19'],
        breaks: 'the link of the confirmation is not confirmed',
        find: "confirmed: 'true',",
        replace: 'confirmed: null,',
      },
    ],
  },
  {
    file: 'libs/features/deals/loaders.ts',
    tests: ['libs/features/deals/routes.test.tsx'],
    mutants: [
      {
        rules: ['R53'],
        breaks: 'a page elsewhere confirms a purchase',
        find: ' && !server.isFromElsewhere',
        replace: '',
      },
      {
        rules: ['R20'],
        breaks: 'the offers are shown to who has not seen the teaser',
        find: 'if (data.findOneUserProfile?.state.modals.teaserViewed) return;',
        replace: 'if (!data.findOneUserProfile?.state.modals.teaserViewed) return;',
      },
      {
        rules: ['C25'],
        breaks: 'the cams are not told whose email it is',
        find: "person.findOneUserProfile?.email ?? ''",
        replace: "''",
      },
      {
        rules: ['R20'],
        breaks: 'whoever never gets a teaser never sees the offers',
        find: "if (!session.ability.can('see', 'promotionalTeaser')) return;",
        replace: '',
      },
      {
        rules: ['R54'],
        breaks: 'where an upsell leads is not kept',
        find: 'server.keepCookie(upsellCookie(isSuccess, tracked.redirectUrl));',
        replace: '',
      },
    ],
  },
  {
    file: 'libs/features/deals/upsell/run-outgoing-upsell.ts',
    tests: ['libs/features/deals/routes.test.tsx'],
    mutants: [
      {
        rules: ['E14'],
        breaks: 'a failure does not listen to where the gateway sends it',
        find: 'return toldFallback ?? fallback;',
        replace: 'return fallback;',
      },
      {
        rules: ['E14'],
        breaks: 'a failure forgets the tour link',
        find: 'const fallback = tourLink(tenant, address.tourLinkCode);',
        replace: 'const fallback = tourLink(tenant, null);',
      },
      {
        rules: ['L19'],
        breaks: 'the confirmation has no price',
        find: 'price: dealPriceText(price),',
        replace: "price: '',",
      },
    ],
  },
  {
    file: 'libs/features/deals/deal-targets.ts',
    tests: [
      'libs/features/deals/routes.test.tsx',
      'libs/features/deals/upsell/ask-cams.test.ts',
      'libs/features/deals/upsell/upsell-cookies.test.ts',
    ],
    mutants: [
      {
        rules: ['E14'],
        breaks: 'a tour link code that nobody configured is looked up',
        find: 'code !== null && Object.hasOwn(tenant.tourLinks, code)',
        replace: 'code !== null',
      },
      {
        rules: ['R52', 'R54', 'E15', 'E14'],
        breaks: 'an upsell leads wherever it is told to',
        find: 'return checkRedirectTarget(value, dealTargets(tenant));',
        replace: "return typeof value === 'string' ? value : null;",
      },
    ],
  },
  {
    file: 'libs/features/deals/upsell/upsell-cookies.ts',
    tests: ['libs/features/deals/routes.test.tsx', 'libs/features/deals/upsell/upsell-cookies.test.ts'],
    mutants: [
      {
        rules: ['R54'],
        breaks: 'a denial is kept as a success',
        find: 'name: isSuccess ? NAMES.success : NAMES.fallback',
        replace: 'name: NAMES.success',
      },
      {
        rules: ['K09'],
        breaks: 'where an upsell leads is kept as long as anything',
        find: 'days: COOKIE_DAYS.upsell',
        replace: 'days: COOKIE_DAYS.default',
      },
      {
        rules: ['R54'],
        breaks: 'a page whose name begins like the deals is taken for them',
        find: "pathname === '/deals'",
        replace: "pathname.startsWith('/deals')",
      },
      {
        rules: ['R54'],
        breaks: 'a purchase waits at home for who bought nothing',
        find: 'dealTarget(readPageCookie(cookies, NAMES.success), tenant)',
        replace: 'dealTarget(readPageCookie(cookies, NAMES.success) ?? tenant.urls.members, tenant)',
      },
      {
        rules: ['R54'],
        breaks: 'the deals of the tour are taken for a purchase that waits',
        find: 'origin === tenant.urls.members || origin === tenant.urls.tour',
        replace: 'origin === tenant.urls.members',
      },
      {
        rules: ['R54'],
        breaks: 'a partner’s deals are taken for the brand’s own',
        find: 'isOwn && pathname',
        replace: 'pathname',
      },
    ],
  },
  {
    file: 'libs/core/server/pages/page-server.ts',
    tests: ['libs/features/deals/routes.test.tsx'],
    mutants: [
      {
        rules: ['R54'],
        breaks: 'a page with a cookie may be kept',
        find: ' || Boolean(page.cookies?.length)',
        replace: '',
      },
    ],
  },
  {
    file: 'libs/features/deals/screens/upsell-end-screen.tsx',
    tests: ['libs/features/deals/routes.test.tsx'],
    mutants: [
      {
        rules: ['R54'],
        breaks: 'a purchase is claimed where none was under way',
        find: "const end = !wasUnderWay ? 'idle' : isSuccess",
        replace: 'const end = isSuccess',
      },
      {
        rules: ['R54'],
        breaks: 'the end of an upsell links wherever it is told to',
        find: "dealTarget(redirectUrl, tenant) ?? '/deals'",
        replace: 'redirectUrl',
      },
    ],
  },
];
