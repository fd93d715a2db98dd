import { describe, expect, it } from 'vitest';
import { defineStaffAbility, hasStaffScope, STAFF_ROLES, STAFF_SCOPES, type StaffRole } from './staff-rights.ts';

/** The rights are written by hand, so that a change of a role has to be made in two places. */
const RIGHTS: Readonly<Record<StaffRole, readonly string[]>> = {
  editor: ['content:read', 'content:write', 'content:publish', 'media:write', 'requests:casting', 'shop:read'],
  moderator: ['content:read', 'moderation:read', 'moderation:decide', 'moderation:words', 'requests:removal'],
  support: [
    'content:read',
    'members:read',
    'members:write',
    'members:gems',
    'members:refund',
    'moderation:read',
    'requests:support',
    'requests:removal',
    'shop:read',
    'mails:read',
    'mails:resend',
  ],
  finance: [
    'content:read',
    'members:read',
    'members:refund',
    'members:approve',
    'billing:read',
    'billing:replay',
    'shop:read',
    'shop:write',
    'prices:approve',
  ],
  admin: [
    'content:read',
    'content:write',
    'content:publish',
    'media:write',
    'members:read',
    'members:write',
    'members:gems',
    'members:refund',
    'members:approve',
    'moderation:read',
    'moderation:decide',
    'moderation:words',
    'requests:support',
    'requests:casting',
    'requests:removal',
    'records:read',
    'records:write',
    'staff:manage',
    'webhooks:manage',
    'billing:read',
    'billing:replay',
    'shop:read',
    'shop:write',
    'prices:approve',
    'mails:read',
    'mails:resend',
    'operations:read',
    'operations:act',
    'audit:read',
  ],
};

describe('rights of staff', () => {
  it.each(STAFF_ROLES)('%s has those of the table, by a token of all scopes', (role) => {
    const has = STAFF_SCOPES.filter((scope) => hasStaffScope({ role, scopes: STAFF_SCOPES }, scope));
    expect(has).toEqual(RIGHTS[role]);
  });

  it('are those of the token alone', () => {
    const ability = defineStaffAbility({ role: 'admin', scopes: ['content:read'] });
    expect(ability.can('read', 'content')).toBe(true);
    expect(ability.can('write', 'content')).toBe(false);
    expect(ability.can('manage', 'staff')).toBe(false);
  });

  it('are none for an unknown role, whatever the token says', () => {
    for (const role of ['owner', 'toString', '__proto__'] as unknown as StaffRole[]) {
      expect(STAFF_SCOPES.filter((scope) => hasStaffScope({ role, scopes: STAFF_SCOPES }, scope))).toEqual([]);
    }
  });
});
