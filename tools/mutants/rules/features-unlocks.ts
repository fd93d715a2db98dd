import type { MutatedFile } from '../mutant.ts';

/** Unlocking films and packs, and what gems are. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/features/unlocks/dialogs/unlock-channel-view.tsx',
    tests: ['libs/features/unlocks/dialogs/unlock-channel-dialog.dom.test.tsx'],
    mutants: [
      {
        rules: ['L09'],
        breaks: 'the way to a pack does not know its address',
        find: '/packs/${pack.slug}',
        replace: '/packs/${pack.channelPackId}',
      },
    ],
  },
  {
    file: 'libs/features/unlocks/dialogs/unlock-channel-dialog.tsx',
    tests: ['libs/features/unlocks/dialogs/unlock-channel-dialog.dom.test.tsx'],
    mutants: [
      {
        rules: ['L09'],
        breaks: 'the dialog goes on to another pack than was asked for',
        find: 'const wanted = chosen ?? flow.context.purchase?.packId;',
        replace: 'const wanted = chosen;',
      },
      {
        rules: ['M09'],
        breaks: 'packs that could not be loaded seem to be on their way',
        find: "query.isError && !query.isFetching ? 'failed' : 'loading'",
        replace: "'loading'",
      },
      {
        rules: ['M09'],
        breaks: 'packs are not loaded when asked again',
        find: 'onReload={() => void offer.refetch()}',
        replace: 'onReload={() => undefined}',
      },
      {
        rules: ['E07'],
        breaks: 'a balance that could not be loaded seems to be on its way',
        find: "return query.isError ? 'failed' : 'loading';",
        replace: "return 'loading';",
      },
      {
        rules: ['E07'],
        breaks: 'a balance that was given up counts as failed',
        find: "return query.isError ? 'failed' : 'loading';",
        replace:
          "return query.isError || (query as { isFetching?: boolean }).isFetching === false ? 'failed' : 'loading';",
      },
      {
        rules: ['A03'],
        breaks: 'a trial spends gems',
        find: "ability.can('unlock', 'channelPack')",
        replace: "ability.can('unlock', 'channelPack') || ability.can('see', 'lockedChannel')",
      },
    ],
  },
  {
    file: 'libs/features/unlocks/use-pack-unlock.ts',
    tests: ['libs/features/unlocks/dialogs/unlock-channel-dialog.dom.test.tsx'],
    mutants: [
      {
        rules: ['L09'],
        breaks: 'what came of it waits for the rest of the page',
        find: 'void showNewRights(queryClient).catch(() => undefined);',
        replace: 'await showNewRights(queryClient).catch(() => undefined);',
      },
      {
        rules: ['L09', 'E08'],
        breaks: 'a refusal is told as too few gems',
        find: "if (answer.__typename === 'AccessDenied') return { kind: 'refused' };",
        replace: "if (answer.__typename === 'AccessDenied') return { kind: 'out-of-balance', balance: 0 };",
      },
      {
        rules: ['L09'],
        breaks: 'a pack that was theirs already is called unlocked',
        find: "answer.__typename === 'ChannelPackUnlocked' ? 'unlocked' : 'already-unlocked'",
        replace: "'unlocked'",
      },
      {
        rules: ['E08'],
        breaks: 'who has too little is shown the old balance',
        find: 'queryClient.setQueryData(gemsBalanceQuery.queryKey, { getGemsBalance: { amount: balance } });',
        replace: '',
      },
    ],
  },
  {
    file: 'libs/features/unlocks/dialogs/unlock-actions.tsx',
    tests: ['libs/features/unlocks/dialogs/unlock-channel-dialog.dom.test.tsx'],
    mutants: [
      {
        rules: ['E08'],
        breaks: 'a pack that could not be unlocked does not lead to support',
        find: '<Link href="/support">',
        replace: '<Link href="/account">',
      },
      {
        rules: ['E08'],
        breaks: 'a pack that could not be unlocked is told by nothing',
        find: "{flow === 'failed' ? (",
        replace: "{flow === 'idle' ? (",
      },
      {
        rules: ['E08'],
        breaks: 'who has too little is told nothing',
        find: "{flow === 'outOfBalance' ?",
        replace: "{flow === 'failed' ?",
      },
    ],
  },
  {
    file: 'libs/features/unlocks/dialogs/unlock-video-dialog.tsx',
    tests: ['libs/features/unlocks/dialogs/unlock-video-dialog.dom.test.tsx'],
    mutants: [
      {
        rules: ['M08', 'L08'],
        breaks: 'an unlocked film is not opened',
        find: 'void router.navigate({ href: `${inChannel}/videos/${video.slug}` });',
        replace: 'void inChannel;',
      },
      {
        rules: ['M08', 'E04'],
        breaks: 'an unlock that failed says nothing',
        find: "flash({ type: 'error', message: t('video_unlock_modal.error') });",
        replace: '',
      },
      {
        rules: ['L11'],
        breaks: 'no credits can be spent',
        find: "{credits > 0 || flow.value === 'loading'",
        replace: "{credits >= 0 || flow.value === 'loading'",
      },
    ],
  },
  {
    file: 'libs/features/unlocks/use-video-unlock.ts',
    tests: ['libs/features/unlocks/dialogs/unlock-video-dialog.dom.test.tsx'],
    mutants: [
      {
        rules: ['M08'],
        breaks: 'a film that was refused is told as unlocked',
        find: "if (answer.__typename === 'VideoUnlocked') analytics.track",
        replace: 'analytics.track',
      },
      {
        rules: ['K12'],
        breaks: 'a film is told as a pack',
        find: "what: 'video'",
        replace: "what: 'pack'",
      },
      {
        rules: ['M08', 'L08'],
        breaks: 'a film whose answer was lost stays locked',
        find: "return { kind: isTheirs ? 'unlocked' : 'refused' };",
        replace: "return { kind: 'refused' };",
      },
      {
        rules: ['M08', 'L08'],
        breaks: 'a film that was refused counts as unlocked',
        find: "return { kind: isTheirs ? 'unlocked' : 'refused' };",
        replace: "return { kind: 'unlocked' };",
      },
      {
        rules: ['M08', 'L08'],
        breaks: 'a film counts as locked because the page could not read anew',
        find: 'await showNewRights(queryClient).catch(() => undefined);',
        replace: 'await showNewRights(queryClient);',
      },
    ],
  },
  {
    file: 'libs/features/unlocks/dialogs/unlock-or-upgrade-dialog.tsx',
    tests: ['libs/features/unlocks/dialogs/unlock-video-dialog.dom.test.tsx'],
    mutants: [
      {
        rules: ['M03'],
        breaks: 'one credit leads nowhere',
        find: "dialogs.open('UnlockVideo', options)",
        replace: 'onClose()',
      },
    ],
  },
  {
    file: 'libs/features/unlocks/dialogs/gems-info-dialog.tsx',
    tests: ['libs/features/unlocks/dialogs/gems-info-dialog.dom.test.tsx'],
    mutants: [
      {
        rules: ['C13'],
        breaks: 'the introduction is acknowledged every time',
        find: 'if (state.modals.gemsIntro === null) await intro',
        replace: 'await intro',
      },
      {
        rules: ['C13'],
        breaks: 'new gems are not acknowledged',
        find: 'if (fresh > 0) await granted.mutateAsync({});',
        replace: '',
      },
      {
        rules: ['C13'],
        breaks: 'new gems are gone once they were acknowledged',
        find: 'if (fresh > 0) setNewGems(fresh);',
        replace: 'setNewGems(0);',
      },
      {
        rules: ['C13'],
        breaks: 'gems that were spent are announced',
        find: 'Math.min(newGems, amount ?? newGems)',
        replace: 'newGems',
      },
      {
        rules: ['C12'],
        breaks: 'credits are listed among gems',
        find: "filter(({ currency }) => currency === 'gems')",
        replace: "filter(({ currency }) => currency !== '')",
      },
      {
        rules: ['E07'],
        breaks: 'a balance that could not be loaded seems to be on its way',
        find: 'hasFailed={balance.isError && !balance.isFetching}',
        replace: 'hasFailed={false}',
      },
    ],
  },
  {
    file: 'libs/features/unlocks/new-gems.ts',
    tests: ['libs/features/unlocks/dialogs/gems-info-dialog.dom.test.tsx'],
    mutants: [
      {
        rules: ['C13'],
        breaks: 'gems that were seen count as new',
        find: 'amount > 0 && Date.parse(createdAt) > since',
        replace: 'amount > 0',
      },
      {
        rules: ['C13'],
        breaks: 'what was spent counts as new',
        find: 'amount > 0 && Date.parse(createdAt) > since',
        replace: 'Date.parse(createdAt) > since',
      },
    ],
  },
  {
    file: 'libs/features/unlocks/dialogs/gems-info-view.tsx',
    tests: ['libs/features/unlocks/dialogs/gems-info-dialog.dom.test.tsx'],
    mutants: [
      {
        rules: ['M10'],
        breaks: 'nobody says when the next gems come',
        find: '{daysUntilRefresh === null ? null : <li>',
        replace: '{daysUntilRefresh !== null ? null : <li>',
      },
    ],
  },
  {
    file: 'libs/features/unlocks/slots/gems-introduction.tsx',
    tests: ['libs/features/unlocks/slots/gems-introduction.dom.test.tsx'],
    mutants: [
      {
        rules: ['C13'],
        breaks: 'gems are introduced on every page anew',
        find: 'hasOpened.current = true;',
        replace: '',
      },
      {
        rules: ['C13'],
        breaks: 'gems are introduced to who knows them',
        find: 'state.modals.gemsIntro === null && ',
        replace: '',
      },
      {
        rules: ['C13'],
        breaks: 'gems are introduced at home only',
        find: '/^\\/(?:$|channels(?:\\/|$))/',
        replace: '/^\\/$/',
      },
      {
        rules: ['C13'],
        breaks: 'gems are introduced wherever an address begins so',
        find: '/^\\/(?:$|channels(?:\\/|$))/',
        replace: '/^\\/(?:$|channels)/',
      },
      {
        rules: ['C13'],
        breaks: 'the introduction takes another dialog away',
        find: ' || askedAt.current === pathname',
        replace: '',
      },
      {
        rules: ['C13'],
        breaks: 'gems are introduced to who can spend none',
        find: "hasChannels && ability.can('unlock', 'channelPack') ?",
        replace: "hasChannels || ability.can('see', 'trailer') || true ?",
      },
    ],
  },
];
