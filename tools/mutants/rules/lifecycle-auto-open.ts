import type { MutatedFile } from '../mutant.ts';

/** What opens by itself: the purchase modal and the interstitial of offers. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/lifecycle/purchase-auto-open/purchase-auto-open.ts',
    tests: ['libs/lifecycle/purchase-auto-open/purchase-auto-open.test.ts'],
    mutants: [
      {
        rules: ['L15'],
        breaks: 'a click of expired users is told from everyone’s page load',
        find: "facts.subscriptionType === 'expired' ? 'ExpiredUsersOnPageLoad' : 'PageLoad'",
        replace: "'PageLoad'",
      },
      {
        rules: ['L15'],
        breaks: 'portal users are told as expired ones',
        find: "facts.subscriptionType === 'expired' ? 'ExpiredUsersOnPageLoad' : 'PageLoad'",
        replace: "'ExpiredUsersOnPageLoad'",
      },
      {
        rules: ['L15'],
        breaks: 'the modal opens on the page of what was just bought',
        find: "  '/_upgradesuccess',\n",
        replace: '',
      },
      {
        rules: ['L15'],
        breaks: 'visitors are asked to buy',
        find: "if (type === 'anonymous') return 'visitor';",
        replace: '',
      },
      {
        rules: ['L15'],
        breaks: 'a multisite member is asked to buy',
        find: "type === 'member' || isMultisiteGroup(type)",
        replace: "type === 'member'",
      },
      {
        rules: ['L15'],
        breaks: 'who unlocked a pack is asked to buy',
        find: "if (facts.hasUnlockedChannelPacks) return 'channel-packs-unlocked';",
        replace: '',
      },
      {
        rules: ['L15'],
        breaks: 'the modal opens over the introduction of gems',
        find: "if (facts.isGemsIntroOpen) return 'gems-intro';",
        replace: '',
      },
      {
        rules: ['L15'],
        breaks: 'a tandem child is asked to buy',
        find: "if (facts.isTandemChildAccount) return 'tandem-child';",
        replace: '',
      },
      {
        rules: ['L15'],
        breaks: 'the modal opens over the health warning',
        find: "if (facts.isHealthWarningPending) return 'health-warning-pending';",
        replace: '',
      },
      {
        rules: ['L15'],
        breaks: 'the modal opens before the teaser was shown',
        find: "if (isTeaserPending(facts.teaser)) return 'teaser-pending';",
        replace: '',
      },
      {
        rules: ['L15'],
        breaks: 'a full day after it was shown the modal still rests',
        find: 'now - lastShownAt < PURCHASE_MODAL_QUIET_MS',
        replace: 'now - lastShownAt <= PURCHASE_MODAL_QUIET_MS',
      },
      {
        rules: ['L15'],
        breaks: 'a clock that was put back keeps the modal closed',
        find: 'lastShownAt <= now && ',
        replace: '',
      },
      {
        rules: ['L21', 'A15'],
        breaks: 'guests wait for a teaser that they do not get',
        find: 'isEnabled && !isViewed && !isGuest',
        replace: 'isEnabled && !isViewed',
      },
      {
        rules: ['L21'],
        breaks: 'a teaser that was viewed is still to come',
        find: 'isEnabled && !isViewed && !isGuest',
        replace: 'isEnabled && !isGuest',
      },
      { rules: ['L15'], breaks: 'the modal opens on /offers', find: "  '/offers',\n", replace: '' },
      { rules: ['L15'], breaks: 'the modal opens on /joinnow', find: "  '/joinnow',\n", replace: '' },
      { rules: ['L15'], breaks: 'the modal opens on /_signupsuccess', find: "  '/_signupsuccess',\n", replace: '' },
      { rules: ['L15'], breaks: 'the modal opens on /_signupdenial', find: "  '/_signupdenial',\n", replace: '' },
      {
        rules: ['L15'],
        breaks: 'the modal opens on /_upgrademembership',
        find: "  '/_upgrademembership',\n",
        replace: '',
      },
      { rules: ['L15'], breaks: 'the modal opens on /_upgradedenial', find: "  '/_upgradedenial',\n", replace: '' },
      {
        rules: ['L15'],
        breaks: 'the modal opens on /_upsell_signupsuccess',
        find: "  '/_upsell_signupsuccess',\n",
        replace: '',
      },
      {
        rules: ['L15'],
        breaks: 'the modal opens on /_upsell_signupdenial',
        find: "  '/_upsell_signupdenial',\n",
        replace: '',
      },
      {
        rules: ['L15'],
        breaks: 'an active member is asked to buy',
        find: "type === 'member' || isMultisiteGroup(type)",
        replace: 'isMultisiteGroup(type)',
      },
      {
        rules: ['L15'],
        breaks: 'who tries the brand is asked to buy',
        find: "if (type === 'trial') return 'trial';",
        replace: '',
      },
      {
        rules: ['L15'],
        breaks: 'the modal opens twice on one day',
        find: "return isRecent ? 'shown-within-a-day' : null;",
        replace: 'return null;',
      },
      {
        rules: ['L21'],
        breaks: 'a brand without a teaser waits for it',
        find: 'isEnabled && !isViewed && !isGuest',
        replace: '!isViewed && !isGuest',
      },
      {
        rules: ['L21'],
        breaks: 'nobody waits for the teaser',
        find: 'isEnabled && !isViewed && !isGuest',
        replace: 'isEnabled && isViewed && !isGuest',
      },
    ],
  },
  {
    file: 'libs/lifecycle/purchase-auto-open/purchase-auto-open.machine.ts',
    tests: ['libs/lifecycle/purchase-auto-open/purchase-auto-open.machine.test.ts'],
    mutants: [
      {
        rules: ['L15'],
        breaks: 'each page load asks to buy anew',
        find: "entry: ['rememberShown', assign({ shownAt: ({ context }) => context.now() })]",
        replace: 'entry: assign({ shownAt: ({ context }) => context.now() })',
      },
      {
        rules: ['L15'],
        breaks: 'where storage is blocked every page asks to buy',
        find: "entry: ['rememberShown', assign({ shownAt: ({ context }) => context.now() })]",
        replace: "entry: 'rememberShown'",
      },
      {
        rules: ['L15'],
        breaks: 'blocked storage ends the flow as the modal opens',
        find: 'writeValue(context.storage, PURCHASE_MODAL_SHOWN_KEY, String(context.now()))',
        replace: 'context.storage.setItem(PURCHASE_MODAL_SHOWN_KEY, String(context.now()))',
      },
      {
        rules: ['L15'],
        breaks: 'what was decided of the first page holds for all',
        find: 'decide(context, facts).open }',
        replace: '(context.decision ?? decide(context, facts)).open }',
      },
    ],
  },
  {
    file: 'libs/lifecycle/interstitial/interstitial.machine.ts',
    tests: ['libs/lifecycle/interstitial/interstitial.machine.test.ts'],
    mutants: [
      {
        rules: ['L18'],
        breaks: 'the interstitial is hidden for good',
        find: 'at !== null && now() <',
        replace: 'at !== null || now() <',
      },
      {
        rules: ['L18'],
        breaks: 'the month of the snooze ends a moment late',
        find: 'at !== null && now() <',
        replace: 'at !== null && now() <=',
      },
      {
        rules: ['L18'],
        breaks: 'going on hides the interstitial too',
        find: "continued: { type: 'final', entry: assign({ outcome: { kind: 'continued' } }) },",
        replace: "continued: { type: 'final', entry: ['rememberSnooze', assign({ outcome: { kind: 'continued' } })] },",
      },
      {
        rules: ['L18', 'A06'],
        breaks: 'who is no active member hides the offers',
        find: "snooze: { guard: 'maySnooze', target: 'snoozed' }",
        replace: "snooze: 'snoozed'",
      },
      {
        rules: ['L18'],
        breaks: 'blocked storage holds people up',
        find: 'writeValue(context.storage, INTERSTITIAL_SNOOZED_KEY, String(context.now()))',
        replace: 'context.storage.setItem(INTERSTITIAL_SNOOZED_KEY, String(context.now()))',
      },
      {
        rules: ['L18'],
        breaks: 'a snooze is forgotten',
        find: "entry: ['rememberSnooze', assign({ outcome: { kind: 'snoozed' } })]",
        replace: "entry: assign({ outcome: { kind: 'snoozed' } })",
      },
    ],
  },
  {
    file: 'libs/lifecycle/injection/instant-storage.ts',
    tests: ['libs/lifecycle/interstitial/interstitial.machine.test.ts'],
    mutants: [
      {
        rules: ['L18'],
        breaks: 'a clock that was put back hides the offers',
        find: 'return at <= now ? at : null;',
        replace: 'return at;',
      },
      {
        rules: ['L18'],
        breaks: 'anything that was stored hides the offers',
        find: 'if (value === null || !/^\\d{1,16}$/.test(value)) return null;\n  const at = Number(value);',
        replace: 'if (value === null) return null;\n  const at = Number.parseInt(value, 36) % 1_000;',
      },
    ],
  },
];
