import type { MutatedFile } from '../mutant.ts';

/** The application around the pages: arrival, notices, flags and what went wrong. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/features/app/arrival.tsx',
    tests: ['libs/features/app/arrival.dom.test.tsx'],
    mutants: [
      {
        rules: ['R59'],
        breaks: 'a notice stays in the address',
        find: "window.history.replaceState(window.history.state, '', pathname + arrival.remainingSearch + hash);",
        replace: '',
      },
      {
        rules: ['R59'],
        breaks: 'what the browser keeps of a page is lost with its notice',
        find: "replaceState(window.history.state, ''",
        replace: "replaceState(null, ''",
      },
      {
        rules: ['R59'],
        breaks: 'fatr asks a visitor who they are',
        find: `if (session.isAuthenticated)
`,
        replace: `if (session.viewer !== null)
`,
      },
      {
        rules: ['R59'],
        breaks: 'fatr asks nobody anew',
        find: '{ ...profileQuery, staleTime: 0 }',
        replace: '{ ...profileQuery, staleTime: Infinity }',
      },
      {
        rules: ['R59'],
        breaks: 'modal=upgrade opens the purchase dialog for a tandem child',
        find: "&& session.ability.can('see', 'purchaseModal')",
        replace: '',
      },
      {
        rules: ['R59'],
        breaks: 'modal=upgrade opens the purchase dialog without a subscription',
        find: 'session.viewer.subscription !== null &&',
        replace: '',
      },
      {
        rules: ['R57'],
        breaks: 'an affiliate’s code is not kept',
        find: 'keepCampaign(search, consent ===',
        replace: "keepCampaign('', consent ===",
      },
    ],
  },
  {
    file: 'libs/core/arrival/arrival-parameters.ts',
    tests: ['libs/features/app/arrival.dom.test.tsx'],
    mutants: [
      {
        rules: ['R55'],
        breaks: 'the answer to a device challenge is turned round',
        find: "notice('success', 'device_challenge.blocked')",
        replace: "notice('success', 'device_challenge.approved')",
      },
      {
        rules: ['R59'],
        breaks: 'modal=upgrade means nothing',
        find: "value: 'upgrade', effect",
        replace: "value: 'purchase', effect",
      },
    ],
  },
  {
    file: 'libs/ui/toast/toast-store.ts',
    tests: ['libs/features/app/flash-host.dom.test.tsx'],
    mutants: [
      {
        rules: ['E20', 'X09'],
        breaks: 'the same notice stands there twice',
        find: 'if (same) {',
        replace: 'if (same && left === 0) {',
      },
      {
        rules: ['E20'],
        breaks: 'notices are one whatever their type',
        find: 'toast.type === input.type && toast.message',
        replace: 'toast.message',
      },
      {
        rules: ['E20'],
        breaks: 'a notice does not go by its own time',
        find: 'input.dismissAfter ?? TOAST_DISMISS_AFTER_MS',
        replace: 'TOAST_DISMISS_AFTER_MS',
      },
      {
        rules: ['E20'],
        breaks: 'a notice goes while a pointer rests on it',
        find: `if (paused) return;
      paused = true;`,
        replace: `if (paused) return;
      return;`,
      },
    ],
  },
  {
    file: 'libs/ui/toast/toaster.tsx',
    tests: ['libs/features/app/flash-host.dom.test.tsx'],
    mutants: [
      {
        rules: ['E20', 'X09'],
        breaks: 'a notice is not announced',
        find: 'aria-live="polite"',
        replace: 'aria-live="off"',
      },
      {
        rules: ['E20', 'X09'],
        breaks: 'a notice can’t be sent away',
        find: 'onClick={() => store.dismiss(toast.id)}',
        replace: 'onClick={store.pause}',
      },
    ],
  },
  {
    file: 'libs/core/flash/use-flash.ts',
    tests: ['libs/features/app/flash-host.dom.test.tsx'],
    mutants: [
      {
        rules: ['X09'],
        breaks: 'a notice without a place for it is lost without a word',
        find: "if (!show) throw new Error('useFlash needs a FlashProvider');",
        replace: 'if (!show) return () => undefined;',
      },
    ],
  },
  {
    file: 'libs/features/errors/screens/server-error-page.tsx',
    tests: ['libs/features/app/server-error-page.dom.test.tsx', 'libs/features/app/payment-unheard.test.ts'],
    mutants: [
      { rules: ['R61'], breaks: 'the illustration has no name', find: "text('server.illustration')", replace: "''" },
      {
        rules: ['R61'],
        breaks: 'the way home leads elsewhere',
        find: '<ButtonLink href="/">',
        replace: '<ButtonLink href="/videos">',
      },
      {
        rules: ['R61', 'E21'],
        breaks: 'a report is offered where nobody takes it',
        find: 'isLive && telemetry.canReport && correlationId',
        replace: 'isLive && correlationId',
      },
      {
        rules: ['R61', 'E21'],
        breaks: 'nobody is told of the error',
        find: 'useEffect(() => reportError(telemetry, error, correlationId), [telemetry, error, correlationId]);',
        replace: '',
      },
      {
        rules: ['R61'],
        breaks: 'the next page is shown by what has failed',
        find: 'useFullPageNavigation();',
        replace: '',
      },
      {
        rules: ['R58', 'L05', 'R33'],
        breaks: 'who may have paid is told that something went wrong',
        find: "code === 'unavailable' && isPaymentReturn ?",
        replace: "code === 'notFound' && isPaymentReturn ?",
      },
      {
        rules: ['R60'],
        breaks: 'any page speaks of a payment while the gateway is away',
        find: "code === 'unavailable' && isPaymentReturn",
        replace: "code === 'unavailable'",
      },
    ],
  },
  {
    file: 'libs/features/app/offered.ts',
    tests: ['libs/features/app/flag-switches.test.ts', 'libs/features/app/route-tree.test.ts'],
    mutants: [
      {
        rules: ['T07'],
        breaks: 'links lead to pages of a flag that is off',
        find: 'feature.flag === undefined || context.tenant.features[feature.flag]',
        replace: 'feature.flag !== null',
      },
    ],
  },
  {
    file: 'libs/features/reels/feature.ts',
    tests: ['libs/features/app/route-tree.test.ts', 'libs/features/app/flag-switches.test.ts'],
    mutants: [
      { rules: ['T07'], breaks: 'reels are in every brand’s bundle', find: "flag: 'reels',", replace: '' },
      {
        rules: ['T07'],
        breaks: 'reels go with the flag of the wall',
        find: "flag: 'reels',",
        replace: "flag: 'curator',",
      },
    ],
  },
  {
    file: 'libs/features/wall/routes.tsx',
    tests: ['libs/features/app/route-tree.test.ts', 'libs/features/app/flag-switches.test.ts'],
    mutants: [
      {
        rules: ['T07'],
        breaks: 'the wall is there where its flag is off',
        find: "requireFlag('curator')",
        replace: '() => undefined',
      },
    ],
  },
  {
    file: 'libs/features/awards/routes.tsx',
    tests: ['libs/features/app/listing-routes.test.ts'],
    mutants: [
      {
        rules: ['R08'],
        breaks: 'pages of awards count beyond 32 bits',
        find: 'pageParameter(() => ({}), lastAwardsPage(asked.context.tenant))',
        replace: 'pageParameter(() => ({}))',
      },
    ],
  },
  {
    file: 'libs/features/brands/feature.ts',
    tests: ['libs/features/app/brand-pages.test.ts'],
    mutants: [
      { rules: ['R51'], breaks: 'the sitemap leaves out the sisters’ pages', find: 'listedAs }],', replace: '}],' },
      {
        rules: ['R51'],
        breaks: 'a brand’s sitemap lists the site that it is itself',
        find: 'isStandalone(tenant) ? [] : tenant.standaloneSites',
        replace: 'tenant.standaloneSites',
      },
    ],
  },
  {
    file: 'libs/validation/slug.ts',
    tests: ['libs/features/app/listing-routes.test.ts'],
    mutants: [
      {
        rules: ['R10', 'R13', 'R15', 'R45', 'R47'],
        breaks: 'any text is a slug',
        find: 'value.length <= MAX_SLUG_LENGTH && SLUG.test(value)',
        replace: "value !== ''",
      },
    ],
  },
];
