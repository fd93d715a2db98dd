import type { StaffScope } from '@network/access/staff/staff-rights.ts';
import { requireScope } from '../../../staff/staff/public.ts';
import { requiresOwnMedia } from '../../catalogue/public.ts';
import type { StaffContext } from '../../../../staff-api/staff-context.ts';
import type { ItemKey } from '../items/change-item.ts';
import { findItem } from '../items/find-items.ts';
import type { Editing } from '../items/write-items.ts';

/** Checks the right to write, and returns who writes and when. */
export function writing({ staff, services }: StaffContext, scope: StaffScope): Editing {
  requireScope(staff, scope);
  return { by: staff, at: services.clock.now(), sites: staff.sites, needsMedia: requiresOwnMedia(services) };
}

/** What is written into something that will be shown by itself is a publication. */
export async function requireWriting({ kind, id }: ItemKey, { staff, services }: StaffContext): Promise<void> {
  const item = await findItem(services.db, kind, id);
  if ((item?.schedule.publishAt ?? null) !== null) requireScope(staff, 'content:publish');
}
