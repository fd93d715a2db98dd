import { useFormAnswer } from '@network/core/forms/use-form-answer.ts';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import type { RawSearch } from '@network/core/routing/search-params.ts';
import { type OwnMembership, ownMembershipsQuery } from '@network/core/session/own-memberships-query.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { chooseMembership } from '../pages/choose-membership.ts';
import { formErrors } from '../pages/form-errors.ts';
import type { ChangeScreenProps } from './pause-screen.tsx';

/**
 * What a page that changes a membership is about, by its address and the answer to its form.
 * @param fits whether there is something to do with a membership there
 */
export function useChangePage(
  { subscription, done = '' }: RawSearch,
  fits: (membership: OwnMembership) => boolean,
): ChangeScreenProps {
  const { id: brand } = useTenant();
  const { memberships } = useSuspenseQuery(ownMembershipsQuery).data;
  return {
    membership: chooseMembership(memberships, { subscriptionId: subscription, brand, fits }),
    done: String(done),
    errors: formErrors(useFormAnswer()),
  };
}
