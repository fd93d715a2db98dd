import type { AccessTenant } from './ability.ts';
import { parseViewer } from './parse-viewer.ts';
import { personKind } from './person-kind.ts';
import type { VideoSubject } from './subjects.ts';
import type { Viewer } from './viewer.ts';

/** The next step of a person after a refusal; the gateway's enum has the same name. */
export type NextStep =
  | 'SIGN_IN'
  | 'JOIN'
  | 'CONFIRM_GUEST_SCENE'
  | 'UNLOCK_CHANNEL'
  | 'UNLOCK_VIDEO'
  | 'PURCHASE'
  | 'REACTIVATE';

/**
 * "Denied access next step: a channel video leads to unlocking the channel; a trial user with pay-per-video credits and
 * a non-third-party channel leads to unlocking the video; otherwise the purchase modal (single-site)." (A16)
 *
 * A portal guest confirms the WATCH SCENE text where that is enough. A visitor signs in where that is enough, and joins
 * otherwise. Portal users with credits unlock too (D36). A lapsed member's purchase is a reactivation, in the same
 * modal.
 * @param item the video in question, or null where there is none
 * @returns null for a video that is denied or not released yet: no purchase and no sign-in would make it play
 */
export function deniedNextStep(
  person: Viewer,
  item: VideoSubject | null,
  tenant: AccessTenant | null = null,
): NextStep | null {
  if (item !== null && (item.isDenied || item.isUpcoming)) return null;
  const viewer = parseViewer(person);
  const kind = personKind(viewer, tenant);
  if (kind === 'anonymous') return item === null || item.freeVideo ? 'SIGN_IN' : 'JOIN';
  if (kind === 'porn-portal-guest') return mayConfirm(viewer, item) ? 'CONFIRM_GUEST_SCENE' : 'PURCHASE';
  // First: a person with credits needs no whole channel for a film of the network's own.
  if (item !== null && mayUnlockWithCredit(viewer, item, tenant)) return 'UNLOCK_VIDEO';
  if (item !== null && isLockedChannelVideo(viewer, item)) return 'UNLOCK_CHANNEL';
  return kind === 'inactive' ? 'REACTIVATE' : 'PURCHASE';
}

/** A modal of the page with its options, as the next step opens it. */
export type NextStepModal =
  | { readonly modal: 'GuestScene' }
  | { readonly modal: 'UnlockChannel' }
  | { readonly modal: 'UnlockVideo' }
  | { readonly modal: 'PurchaseMembership'; readonly includeSinglesite: true; readonly includeMultisite: false };

/**
 * The modal of a next step. Null for the steps of a visitor, which lead to another page, for no step at all, and for a
 * tandem child, who would have to pay: "Tandem child accounts never get the purchase modal" (A15).
 */
export function nextStepModal(step: NextStep | null, viewer: Pick<Viewer, 'isTandemChild'>): NextStepModal | null {
  switch (step) {
    case null:
    case 'SIGN_IN':
    case 'JOIN':
      return null;
    case 'CONFIRM_GUEST_SCENE':
      return { modal: 'GuestScene' };
    case 'UNLOCK_CHANNEL':
      return { modal: 'UnlockChannel' };
    case 'UNLOCK_VIDEO':
      return { modal: 'UnlockVideo' };
    case 'PURCHASE':
    case 'REACTIVATE':
      if (viewer.isTandemChild) return null;
      return { modal: 'PurchaseMembership', includeSinglesite: true, includeMultisite: false };
  }
}

/** Returns whether a guest’s confirmation would make the film play. */
function mayConfirm({ subscription, hasConfirmedGuestScenes }: Viewer, item: VideoSubject | null): boolean {
  if (subscription?.type !== 'porn-portal' || !subscription.isActive || hasConfirmedGuestScenes) return false;
  return item?.guestUserScene === true;
}

function isLockedChannelVideo(viewer: Viewer, item: VideoSubject): boolean {
  return item.channelPackId !== null && !viewer.unlockedChannelPackIds.includes(item.channelPackId);
}

function mayUnlockWithCredit(viewer: Viewer, item: VideoSubject, tenant: AccessTenant | null): boolean {
  const kind = personKind(viewer, tenant);
  const { subscription } = viewer;
  if (!subscription?.isActive || subscription.credits < 1) return false;
  if (item.isThirdPartyChannel || item.freeVideo) return false;
  if (viewer.unlockedVideoIds.includes(item.videoId)) return false;
  if (kind === 'free-limited-trial') return item.isFreeLimitedTrial;
  return kind === 'trial' || kind === 'porn-portal';
}
