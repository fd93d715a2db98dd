import { useQuery } from '@tanstack/react-query';
import { staffCall } from '../api/staff-call.ts';
import { PlanPriceRequestsDocument } from '../api/staff-operations.generated.ts';

/** The prices of plans that wait for a second person. */
export function useWaitingPrices() {
  return useQuery({
    queryKey: ['plan-price-requests'],
    queryFn: async () => (await staffCall(PlanPriceRequestsDocument, {})).planPriceRequests,
  });
}
