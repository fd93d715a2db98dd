import { FEATURE_FLAGS, isRuntimeFlag } from '@network/tenant/feature-flags.ts';
import { writtenText } from '@network/validation/written-text.ts';
import type { MutationResolvers, QueryResolvers } from '../../../../staff-api/resolvers.generated.ts';
import { isReason, recordStaffAction, requireScope } from '../../../staff/staff/public.ts';
import { findFlagChanges, switchFlag } from '../flags/flag-changes.ts';
import { refuseSwitch } from './refuse.ts';

const PAGE = { standard: 25, most: 100 } as const;

/** Queries about flags. */
export const flagQueries = {
  brandFlags: async (_parent, _args, { staff, services: { tenants, switchboard } }) => {
    requireScope(staff, 'shop:read');
    // Another process may have taken the switch that this page has just sent.
    await switchboard.refresh();
    return tenants.all().map(({ id, name, features }) => {
      const { flags } = switchboard.settingsOf(id);
      return {
        brand: id,
        name,
        flags: Object.entries(features).map(([flag, isOn]) => ({
          name: flag,
          isOn,
          isRuntime: isRuntimeFlag(flag),
          isConfigured: !isRuntimeFlag(flag) || flags[flag] === undefined,
        })),
      };
    });
  },
  flagChanges: async (_parent, { after, first }, { staff, services }) => {
    requireScope(staff, 'shop:read');
    const size = Math.min(Math.max(first ?? PAGE.standard, 1), PAGE.most);
    const rows = await findFlagChanges(services.db, { before: after ?? null, size: size + 1 });
    const changes = rows.slice(0, size).map(({ at, ...change }) => ({ ...change, at: at.toISOString() }));
    return { changes, next: rows.length > size ? (changes.at(-1)?.id ?? null) : null };
  },
} satisfies Partial<QueryResolvers>;

/** Switching a flag. */
export const flagMutations = {
  switchFlag: async (_parent, { brand, flag, isOn = null, reason }, { staff, services }) => {
    requireScope(staff, 'shop:write');
    const { db, clock, tenants, switchboard } = services;
    if (!isReason(reason)) return refuseSwitch('reason');
    if (tenants.find(brand) === null) return refuseSwitch('unknownBrand');
    if (!(FEATURE_FLAGS as readonly string[]).includes(flag)) return refuseSwitch('unknownFlag');
    const change = { brand, flag, isOn, reason: writtenText(reason), staff: staff.email, at: clock.now() };
    const switched = await db.transaction().execute(async (trx) => {
      const done = await switchFlag(trx, change);
      if ('refused' in done) return done;
      await recordStaffAction(trx, staff, {
        at: change.at,
        action: 'flag.switch',
        entityKind: 'flag',
        entityId: `${brand}:${flag}`,
        before: { isOn: done.before },
        after: { isOn, reason: change.reason },
      });
      return done;
    });
    if ('refused' in switched) return refuseSwitch(switched.refused);
    await switchboard.refresh();
    return { __typename: 'Switched', id: flag };
  },
} satisfies Partial<MutationResolvers>;
