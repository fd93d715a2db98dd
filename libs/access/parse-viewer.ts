import { isSiteId } from '@network/tenant/sites.ts';
import { type Viewer, type ViewerGroup, type ViewerSubscription, VISITOR } from './viewer.ts';

const GROUPS: readonly unknown[] = ['admin', 'commenteditor', 'preview'] satisfies readonly ViewerGroup[];
const TYPES: readonly unknown[] = ['member', 'trial', 'porn-portal'] satisfies readonly ViewerSubscription['type'][];

/**
 * A viewer out of data that may be stale, cut or forged, such as what a page was sent. What is not understood counts
 * as not there, which is never more than the least access.
 */
export function parseViewer(value: unknown): Viewer {
  const raw = record(value);
  if (typeof raw['userId'] !== 'string' || raw['userId'] === '') return VISITOR;
  return {
    userId: raw['userId'],
    groups: list(raw['groups']).filter((group): group is ViewerGroup => GROUPS.includes(group)),
    subscription: parseSubscription(raw['subscription']),
    siteAccess: list(raw['siteAccess']).filter(isSiteId),
    tenantStates: record(raw['tenantStates']) as Viewer['tenantStates'],
    unlockedVideoIds: strings(raw['unlockedVideoIds']),
    unlockedChannelPackIds: strings(raw['unlockedChannelPackIds']),
    // A child has fewer rights: what is not clearly false is taken for one.
    isTandemChild: raw['isTandemChild'] !== false,
    isRelationshipSubscriber: raw['isRelationshipSubscriber'] === true,
  };
}

function parseSubscription(value: unknown): ViewerSubscription | null {
  const raw = record(value);
  if (!TYPES.includes(raw['type'])) return null;
  return {
    type: raw['type'] as ViewerSubscription['type'],
    isActive: raw['isActive'] === true,
    isCancelled: raw['isCancelled'] === true,
    isBillerNative: raw['isBillerNative'] === true,
    isFreeLimitedTrial: raw['isFreeLimitedTrial'] === true,
    credits: Number.isInteger(raw['credits']) && (raw['credits'] as number) > 0 ? (raw['credits'] as number) : 0,
    // The guest group has fewer rights than other portal users.
    isGuest: raw['isGuest'] !== false,
  };
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function strings(value: unknown): readonly string[] {
  const values = list(value);
  return values.every((entry) => typeof entry === 'string') ? values : [];
}
