import type { MutatedFile } from '../mutant.ts';

/** What a person who is refused, or wants to join, is led to. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/core/session/use-join-link.ts',
    tests: ['libs/core/session/use-join-link.dom.test.tsx'],
    mutants: [
      {
        rules: ['R57'],
        breaks: 'a link to joining does not say where from',
        find: 'event.currentTarget.href = joinAddress(members, origin);',
        replace: '',
      },
      {
        rules: ['R57'],
        breaks: 'the address holds this browser’s code before it is used',
        find: 'return { href: joinAddress(members),',
        replace: 'return { href: joinAddress(members, readCampaign()),',
      },
      {
        rules: ['R57', 'K12'],
        breaks: 'opening the menu of a link counts as joining',
        find: 'if (event.button === 2) return;',
        replace: '',
      },
      {
        rules: ['R57', 'K12'],
        breaks: 'a click is told without the affiliate’s code',
        find: '...(nats !== undefined && { nats })',
        replace: '',
      },
      {
        rules: ['R57'],
        breaks: 'the element of the page wins over the campaign’s',
        find: '{ elm, ...readCampaign(), ref: pageIdOf(routePath) }',
        replace: '{ ...readCampaign(), elm, ref: pageIdOf(routePath) }',
      },
      {
        rules: ['R57'],
        breaks: 'a new tab joins from nowhere',
        find: 'onAuxClick: takeUpOrigin',
        replace: 'onAuxClick: () => undefined',
      },
    ],
  },
  {
    file: 'libs/core/session/use-next-step.ts',
    tests: ['libs/core/session/use-next-step.dom.test.tsx'],
    mutants: [
      {
        rules: ['A16'],
        breaks: 'the channel opens without the pack of the video',
        find: 'initialPack: item?.channelPackId ?? null,',
        replace: 'initialPack: null,',
      },
      {
        rules: ['A16'],
        breaks: 'a trial with credits is offered nothing',
        find: "return item ? dialogs.open('UnlockVideo', { videoId: item.videoId }) : undefined;",
        replace: 'return undefined;',
      },
      {
        rules: ['A16'],
        breaks: 'a purchase after a refusal says it was asked for elsewhere',
        find: "CLICK_LOCATION = 'DeniedAccess'",
        replace: "CLICK_LOCATION = 'Denied'",
      },
      {
        rules: ['A16'],
        breaks: 'who is refused is offered the multisite purchase',
        find: '          includeSinglesite,\n          includeMultisite,',
        replace: '          includeSinglesite: includeMultisite,\n          includeMultisite: includeSinglesite,',
      },
      {
        rules: ['R57', 'A16'],
        breaks: 'joining after a refusal does not say from where',
        find: "{ elm: 'denied', ...readCampaign(), ref }",
        replace: '{ ...readCampaign(), ref }',
      },
      {
        rules: ['A16'],
        breaks: 'a sign-in after a refusal does not lead back to the query',
        find: 'router.state.location.href)',
        replace: 'router.state.location.pathname)',
      },
    ],
  },
  {
    file: 'libs/access/next-step.ts',
    tests: ['libs/core/session/use-next-step.dom.test.tsx'],
    mutants: [
      {
        rules: ['A15'],
        breaks: 'a tandem child is asked to pay',
        find: 'if (viewer.isTandemChild) return null;',
        replace: '',
      },
      {
        rules: ['A16'],
        breaks: 'who has no credits is asked to unlock with one',
        find: 'subscription.credits < 1',
        replace: 'subscription.credits < 0',
      },
      {
        rules: ['A16'],
        breaks: 'a channel’s video is bought like any other',
        find: "if (item !== null && isLockedChannelVideo(viewer, item)) return 'UNLOCK_CHANNEL';",
        replace: '',
      },
      {
        rules: ['A16'],
        breaks: 'a visitor who could just sign in is sent to join',
        find: "item === null || item.freeVideo ? 'SIGN_IN' : 'JOIN'",
        replace: "item === null ? 'SIGN_IN' : 'JOIN'",
      },
    ],
  },
  {
    file: 'libs/core/session/can.tsx',
    tests: ['libs/core/session/can.dom.test.tsx'],
    mutants: [
      {
        rules: ['A04', 'A01'],
        breaks: 'who may not is shown what is for others',
        find: '? children : otherwise',
        replace: '? otherwise : children',
      },
    ],
  },
  {
    file: 'libs/core/experiments/use-variant.ts',
    tests: ['libs/core/experiments/use-variant.dom.test.tsx'],
    mutants: [
      {
        rules: ['K11'],
        breaks: 'a variant is told of each time it is shown',
        find: 'if (sessionStorage.getItem(key) === variant) return false;',
        replace: '',
      },
      {
        rules: ['K11'],
        breaks: 'who is held out is shown the holdout as a variant',
        find: 'variant === HOLDOUT ? null : (variant as VariantOf<Id> | null)',
        replace: 'variant as VariantOf<Id> | null',
      },
      {
        rules: ['K11'],
        breaks: 'who is held out is not told of',
        find: 'variant === null || !isCounted',
        replace: 'variant === null || variant === HOLDOUT || !isCounted',
      },
      { rules: ['K11'], breaks: 'a tester is counted', find: '|| !isCounted ||', replace: '||' },
    ],
  },
];
