import type { QueryClient } from '@tanstack/react-query';
import { membershipQuery } from '@network/core/session/membership-query.ts';
import { ownMembershipsQuery } from '@network/core/session/own-memberships-query.ts';
import { recoveryQuery } from '@network/core/session/recovery-query.ts';
import type { AccountTab } from './account-tabs.ts';
import {
  accountNoticesQuery,
  accountPageQuery,
  accountSecurityQuery,
  accountSessionsQuery,
  memberLockQuery,
} from './queries.ts';

/** A tab that would load in the browser would shift what is below it. Where only that fails, the page is shown without. */
export function loadTab(queryClient: QueryClient, tab: AccountTab): Promise<unknown> {
  return Promise.all([
    queryClient.ensureQueryData(accountPageQuery),
    queryClient.prefetchQuery(accountNoticesQuery),
    tab === 'overview' ? queryClient.prefetchQuery(membershipQuery) : null,
    tab === 'overview' ? queryClient.prefetchQuery(recoveryQuery) : null,
    tab === 'membership' ? queryClient.ensureQueryData(ownMembershipsQuery) : null,
    tab === 'security' ? queryClient.ensureQueryData(accountSessionsQuery) : null,
    tab === 'security' ? queryClient.ensureQueryData(accountSecurityQuery) : null,
    tab === 'security' ? queryClient.prefetchQuery(memberLockQuery) : null,
  ]);
}
