import { MEMBER_ROWS } from '@network/access/staff/member-actions.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { Member } from '../../../../staff-api/resolvers.generated.ts';
import { findUnmadeRefunds, isRenewing, paymentsOfMember } from '../../../money/billing/public.ts';
import { commentsOfMember } from '../../../browsing/comments/public.ts';
import { downloadsOfMember } from '../../../browsing/downloads/public.ts';
import { loadAccountOfMember, sessionsOfMember } from '../../../people/identity/public.ts';
import { mailsOfMember } from '../../../platform/mail/public.ts';
import { brandJoinedLast, eventsOfMember, loadMembership } from '../../../money/membership/public.ts';
import { type ListedRequest, requestsOfEmail } from '../../requests/public.ts';
import { walletOfMember } from '../../../money/wallet/public.ts';
import { approvalsOfMember } from '../approvals/find-approvals.ts';
import { dataRequestsOfMember } from '../data-requests/data-requests.ts';
import { withLockOfBefore } from '../locked-accounts/locked-before.ts';

/** A member as the staff API answers one. */
export type LoadedMember = Omit<Member, 'requests'> & { readonly requests: readonly ListedRequest[] };

/** Loads everything that staff see about a member; null for an unknown id. The newest of everything comes first. */
export async function loadMember(services: GatewayServices, id: string): Promise<LoadedMember | null> {
  const { db, tenants } = services;
  const found = await loadAccountOfMember(db, id);
  if (found === null) return null;
  const account = await withLockOfBefore(db, found);
  const nameOf = (brand: string): string => tenants.find(brand)?.name ?? brand;
  const { gems, credits, entries } = await walletOfMember(db, id, MEMBER_ROWS);
  const sessions = await sessionsOfMember(db, id, MEMBER_ROWS);
  const mails = await mailsOfMember(db, { email: account.email, nameOf, most: MEMBER_ROWS });
  return {
    id,
    email: account.email,
    displayName: account.displayName,
    createdAt: text(account.createdAt),
    disabledAt: textOrNull(account.disabledAt),
    isEmailForeign: account.isEmailForeign,
    emailConfirmedAt: textOrNull(account.emailConfirmedAt),
    brand: await brandJoinedLast(db, id),
    gems,
    credits,
    memberships: await membershipsOf(services, id),
    payments: (await paymentsOfMember(services, id, MEMBER_ROWS)).map((row) => ({ ...row, at: text(row.at) })),
    unmadeRefunds: await findUnmadeRefunds(db, { memberId: id }),
    ledger: entries.map((row) => ({ ...row, at: text(row.at) })),
    sessions: sessions.map(({ openedAt, lastUsedAt, expiresAt, endedAt, ...row }) => ({
      ...row,
      openedAt: text(openedAt),
      lastUsedAt: text(lastUsedAt),
      expiresAt: text(expiresAt),
      endedAt: textOrNull(endedAt),
    })),
    mails: mails.map(({ queuedAt, settledAt, ...row }) => ({
      ...row,
      queuedAt: text(queuedAt),
      settledAt: textOrNull(settledAt),
    })),
    comments: (await commentsOfMember(db, id, MEMBER_ROWS)).map((row) => ({
      ...row,
      at: text(row.at),
      removedAt: textOrNull(row.removedAt),
    })),
    downloads: (await downloadsOfMember(db, id, MEMBER_ROWS)).map((row) => ({ ...row, at: text(row.at) })),
    actions: await actionsOf(services, id),
    approvals: await approvalsOfMember(db, id, MEMBER_ROWS),
    requests: await requestsOfEmail(db, account.email, MEMBER_ROWS),
    dataRequests: await dataRequestsOfMember(db, id, services.clock.now()),
  };
}

async function membershipsOf(services: GatewayServices, id: string) {
  const { db } = services;
  const { subscriptions } = await loadMembership(services, id);
  const events = await eventsOfMember(db, id, MEMBER_ROWS);
  return Promise.all(
    subscriptions.map(async (subscription) => ({
      id: subscription.id,
      product: subscription.product,
      type: subscription.type,
      plan: subscription.plan_id,
      biller: subscription.biller,
      joinedOn: subscription.joined_on,
      joinedAt: text(subscription.joined_at),
      isActive: subscription.entitlement.isActive,
      accessUntil: textOrNull(subscription.entitlement.accessUntil),
      isCancelled: subscription.entitlement.isCancelled,
      isRenewing: !subscription.isTandem && (await isRenewing(db, subscription.id)),
      isTandem: subscription.isTandem,
      events: events
        .filter(({ subscriptionId }) => subscriptionId === subscription.id)
        .map(({ kind, occurredAt, accessFrom, accessUntil, isPaid, cause }) => ({
          kind,
          at: text(occurredAt),
          accessFrom: textOrNull(accessFrom),
          accessUntil: textOrNull(accessUntil),
          isPaid,
          cause,
        })),
    })),
  );
}

async function actionsOf({ db }: GatewayServices, id: string) {
  const rows = await db
    .selectFrom('support_actions')
    .select(['request_key', 'action', 'reason', 'staff', 'done_at', 'approval_id'])
    .where('user_id', '=', id)
    .orderBy('done_at', 'desc')
    .orderBy('request_key')
    .limit(MEMBER_ROWS)
    .execute();
  return rows.map((row) => ({
    requestKey: row.request_key,
    action: row.action,
    reason: row.reason,
    by: row.staff,
    at: text(row.done_at),
    approvalId: row.approval_id,
  }));
}

const text = (at: Date): string => at.toISOString();
const textOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;
