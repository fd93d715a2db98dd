import { isSiteId } from '@network/tenant/sites.ts';
import { type Viewer, type ViewerGroup, type ViewerSubscription, VISITOR } from './viewer.ts';

const GROUPS: readonly unknown[] = ['admin', 'commenteditor', 'preview'] satisfies readonly ViewerGroup[];
const TYPES: readonly unknown[] = ['member', 'trial', 'porn-portal'] satisfies readonly ViewerSubscription['type'][];

/**
 * Parses a viewer from data that may be stale, truncated or forged, such as the state of a page. Values that are not
 * understood count as missing, which never gives more than the least access.
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
    // A child account has fewer rights: any value that is not clearly false counts as true.
    isTandemChild: raw['isTandemChild'] !== false,
    isRelationshipSubscriber: raw['isRelationshipSubscriber'] === true,
    hasConfirmedGuestScenes: raw['hasConfirmedGuestScenes'] === true,
    hasRecommender: raw['hasRecommender'] === true,
  };
}

function parseSubscription(value: unknown): ViewerSubscription | null {
  const raw = record(value);
  if (!TYPES.includes(raw['type'])) return null;
  return {
    type: raw['type'] as ViewerSubscription['type'],
    isActive: raw['isActive'] === true,
    isCancelled: raw['isCancelled'] === true,
    ...(raw['isPaused'] === true && { isPaused: true }),
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
