import type { MutationResolvers, QueryResolvers, RenewalChoice } from '../../../../staff-api/resolvers.generated.ts';
import { requireScope } from '../../../staff/staff/public.ts';
import { acceptRenewal, type AcceptedRenewal, previewAcceptance } from '../postbacks/accept-renewal.ts';

const shown = ({ orderId: _order, accessUntil, nextChargeAt, ...renewal }: AcceptedRenewal): RenewalChoice => ({
  ...renewal,
  accessUntil: accessUntil.toISOString(),
  nextChargeAt: nextChargeAt?.toISOString() ?? null,
});

/** Returns what accepting a renewal at another price would do. */
export const acceptRenewalQueries = {
  renewalToAccept: async (_parent, { id }, { staff, services }) => {
    requireScope(staff, 'billing:replay');
    const { refusal, choices } = await previewAcceptance(services, id);
    return { refusal, choices: choices.map(shown) };
  },
} satisfies Partial<QueryResolvers>;

/** Accepting it. */
export const acceptRenewalMutations = {
  acceptRenewal: async (_parent, { id, planId, reason }, { staff, services }) => {
    requireScope(staff, 'billing:replay');
    const done = await acceptRenewal(services, staff, { id, planId: planId ?? null, reason });
    return done.outcome === 'accepted'
      ? { __typename: 'RenewalAccepted', renewal: shown(done.renewal) }
      : { __typename: 'RenewalAcceptanceRefused', message: done.message };
  },
} satisfies Partial<MutationResolvers>;
