/** The invitation to upgrade, over locked content. */
export const upgradeOverlay = {
  label: 'Upgrade',
  film: 'This is the trailer. The full film is one step away.',
  pictures: 'Every photograph of this film is one step away.',
  action: {
    PurchaseMembership: 'Upgrade',
    UnlockVideo: 'Unlock for 1 credit',
    UnlockChannel: 'See the packs',
    GuestScene: 'Watch scene',
  },
} as const;
