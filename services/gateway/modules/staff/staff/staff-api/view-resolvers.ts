import { hasViews, LISTS_WITH_VIEWS, type ListWithViews } from '@network/access/staff/saved-views.ts';
import { hasStaffScope } from '@network/access/staff/staff-rights.ts';
import { GatewayError } from '../../../../http/gateway-error.ts';
import type { MutationResolvers, QueryResolvers } from '../../../../staff-api/resolvers.generated.ts';
import { requireScope, type Staff } from '../require-staff.ts';
import { deleteView, findViews, saveView, type ViewRow } from '../views/saved-views.ts';

const mayDeleteShared = (staff: Staff): boolean => hasStaffScope(staff, 'staff:manage');

const shown = (view: ViewRow, staff: Staff) => ({
  id: view.id,
  name: view.name,
  address: view.address,
  isShared: view.is_shared,
  owner: view.owner,
  mayDelete: view.owner === staff.email || (view.is_shared && mayDeleteShared(staff)),
});

/** @throws GatewayError for a list without views, and for one that the member of staff may not see */
function requireList(list: string, staff: Staff): ListWithViews {
  if (!hasViews(list)) {
    const paths = Object.keys(LISTS_WITH_VIEWS).join(', ');
    throw new GatewayError('BAD_REQUEST', 'errors.badRequest', `Expected list as one of ${paths}.`);
  }
  requireScope(staff, LISTS_WITH_VIEWS[list]);
  return list;
}

/** Saved views in the staff API. */
export const viewQueries = {
  savedViews: async (_parent, { list }, { staff, services }) => {
    const views = await findViews(services.db, requireList(list, staff), staff.email);
    return views.map((view) => shown(view, staff));
  },
} satisfies QueryResolvers;

/** Saves and deletes views. */
export const viewMutations = {
  saveView: async (_parent, { list, ...input }, { staff, services }) => {
    const view = { ...input, list: requireList(list, staff) };
    const saved = await saveView(services.db, view, staff, services.clock.now());
    return 'view' in saved
      ? ({ __typename: 'ViewSaved', view: shown(saved.view, staff) } as const)
      : ({ __typename: 'ViewRefused', reason: saved.refusal } as const);
  },
  deleteView: (_parent, { id }, { staff, services }) =>
    deleteView(services.db, id, { by: staff, mayDeleteShared: mayDeleteShared(staff), at: services.clock.now() }),
} satisfies MutationResolvers;
