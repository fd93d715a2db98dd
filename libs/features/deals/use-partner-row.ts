import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { SHELF_SIZES } from '@network/ui/shelf/shelf.tsx';

/** How wide a row of offers has its cards, by how the brand composes them: a ticket has its picture beside the words. */
export function usePartnerRow(): { readonly shape: 'media' | 'wide'; readonly sizes: string } {
  const shape = useTenant().frame.partners === 'ticket' ? 'wide' : 'media';
  return { shape, sizes: SHELF_SIZES[shape] };
}
