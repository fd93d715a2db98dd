import { type MemberActionName, needsOwnAddress } from './member-actions.ts';

/** Why an action on a member can't be done now, as a key of what the gateway refuses it with. */
export type Withheld =
  | 'renews'
  | 'openForever'
  | 'billerMissing'
  | 'lastChargeOnly'
  | 'waitsAlready'
  | 'emailForeign'
  | 'dataRequestOpen'
  | 'extendedAlready'
  | 'extendedTooLate';

/** An action that the state of a member allows, or that is shown with the reason why it does not. */
export interface MemberOffer {
  readonly name: MemberActionName;
  /** Null for what can be done. */
  readonly withheld: Withheld | null;
}

const offer = (name: MemberActionName, withheld: Withheld | null = null): MemberOffer => ({ name, withheld });

/** One that mails the member what is theirs, where their address may be somebody else's. */
const offerTo = (isEmailForeign: boolean, name: MemberActionName): MemberOffer =>
  offer(name, isEmailForeign && needsOwnAddress(name) ? 'emailForeign' : null);

const isMissing = (value: unknown): boolean => value === null || value === undefined;

interface WaitingApproval {
  readonly action: string;
  readonly state: string;
  /** The action's input, as JSON. */
  readonly details: string;
}

interface AskedData {
  readonly kind: DataRequestKind;
  readonly state: string;
}

/** The requests that a member may make about their data. */
export const DATA_REQUEST_KINDS = ['access', 'deletion'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

/** The kinds of data request of which none is open, and that can be recorded. */
export function recordableKinds(requests: readonly AskedData[]): readonly DataRequestKind[] {
  return DATA_REQUEST_KINDS.filter((kind) => !requests.some((each) => each.state === 'open' && each.kind === kind));
}

/**
 * Returns the actions that are possible for an account as a whole. Actions that make no sense in its state are left
 * out.
 */
export function accountOffers(member: {
  /** Null or missing while it is not disabled. */
  readonly disabledAt?: unknown;
  readonly emailConfirmedAt?: unknown;
  /**
   * The account's address counts as that of a person who took it. Two members of staff have to let that address in
   * again.
   */
  readonly isEmailForeign: boolean;
  readonly approvals: readonly WaitingApproval[];
  readonly dataRequests: readonly AskedData[];
}): readonly MemberOffer[] {
  const askedOnce = (name: 'changeEmail' | 'enable' | 'delete'): MemberOffer => {
    const isAsked = member.approvals.some(({ action, state }) => action === name && state === 'open');
    return offer(name, isAsked ? 'waitsAlready' : null);
  };
  return [
    offer('gems'),
    offer('note'),
    offer('openDataRequest', recordableKinds(member.dataRequests).length === 0 ? 'dataRequestOpen' : null),
    ...(isMissing(member.emailConfirmedAt) ? [offer('confirmEmail')] : []),
    askedOnce('changeEmail'),
    offer('endSessions'),
    isMissing(member.disabledAt) ? offer('disable') : member.isEmailForeign ? askedOnce('enable') : offer('enable'),
    askedOnce('delete'),
  ];
}

interface OfferedMembership {
  readonly isActive: boolean;
  /** The membership will be charged again. */
  readonly isRenewing: boolean;
  /** The membership belongs to the account's tandem parent, and is changed there. */
  readonly isTandem: boolean;
  /** Null or missing for one that has no end. */
  readonly accessUntil?: unknown;
}

/**
 * Returns the actions that are possible for a membership. Days are for what does not renew: they would overlap the days
 * that are paid for.
 */
export function membershipOffers({
  isActive,
  isRenewing,
  isTandem,
  accessUntil,
}: OfferedMembership): readonly MemberOffer[] {
  if (isTandem) return [];
  const hasNoEnd = isActive && isMissing(accessUntil);
  return [
    offer('extend', isRenewing ? 'renews' : hasNoEnd ? 'openForever' : null),
    ...(isRenewing || isActive ? [offer('cancel')] : []),
  ];
}

/**
 * Lists when a membership may be made to end: at the `end` of what is paid for, which stops renewals, or `now`, which
 * ends access.
 */
export function cancelMoments({ isActive, isRenewing }: Pick<OfferedMembership, 'isActive' | 'isRenewing'>) {
  return [...(isRenewing ? (['end'] as const) : []), ...(isActive ? (['now'] as const) : [])];
}

/**
 * Returns the actions that are possible for a payment.
 * @param isEmailForeign whether the member's address counts as that of somebody who took the account
 */
export function paymentOffers(
  payment: {
    readonly id: string;
    readonly kind: string;
    readonly amount: number;
    readonly state?: string | null;
    readonly isBillerConnected: boolean;
    /** Its biller refunds only the last charge of a membership, and this one is followed by another. */
    readonly isOutOfReach: boolean;
  },
  approvals: readonly WaitingApproval[],
  isEmailForeign = false,
): readonly MemberOffer[] {
  const { id, kind, amount, state, isBillerConnected, isOutOfReach } = payment;
  if (kind !== 'charge' || amount === 0) return [];
  const isCollected = state === 'collected' || state === 'refunded-in-part';
  const isAsked = approvals.some(
    ({ action, state: decision, details }) => action === 'refund' && decision === 'open' && chargeIn(details) === id,
  );
  const withheld = !isBillerConnected
    ? 'billerMissing'
    : isOutOfReach
      ? 'lastChargeOnly'
      : isAsked
        ? 'waitsAlready'
        : null;
  return [...(isCollected ? [offer('refund', withheld)] : []), offerTo(isEmailForeign, 'resendReceipt')];
}

function chargeIn(details: string): unknown {
  return (JSON.parse(details) as { readonly chargeId?: unknown }).chargeId;
}

/**
 * Returns the actions that are possible for a data request. A deletion is answered by deleting the account.
 * @param isEmailForeign whether the member's address counts as that of somebody who took the account
 */
export function dataRequestOffers(
  {
    kind,
    state,
    isExtended,
    dueAt,
  }: AskedData & { readonly isExtended: boolean; /** ISO 8601. */ readonly dueAt: string },
  now: Date,
  isEmailForeign = false,
): readonly MemberOffer[] {
  if (state !== 'open') return [];
  const tooLate = now > new Date(dueAt) ? 'extendedTooLate' : null;
  return [
    ...(kind === 'access' ? [offerTo(isEmailForeign, 'sendPersonalData')] : []),
    offer('extendDataRequest', isExtended ? 'extendedAlready' : tooLate),
    offer('declineDataRequest'),
  ];
}
