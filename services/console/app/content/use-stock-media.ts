import { useQuery } from '@tanstack/react-query';
import { staffCall } from '../api/staff-call.ts';
import { HasStockMediaDocument } from '../api/staff-operations.generated.ts';
import type { ContentField } from './content-field.ts';

const stockMediaQuery = {
  queryKey: ['stock-media'],
  queryFn: async () => (await staffCall(HasStockMediaDocument, {})).hasStockMedia,
  staleTime: Infinity,
} as const;

/** Whether pictures and clips of the demonstration stand in; nobody is asked for a form that has no field about them. */
export function useStockMedia(fields: readonly ContentField[]): boolean {
  const { data = false } = useQuery({
    ...stockMediaQuery,
    enabled: fields.some(({ isOfDemonstration }) => isOfDemonstration === true),
  });
  return data;
}
