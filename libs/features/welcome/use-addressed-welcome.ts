import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type AddressedWelcome, readWelcome } from './welcome-address.ts';

/** The welcome data of this page's address; the same object as long as the address does not change. */
export function useAddressedWelcome(): AddressedWelcome | null {
  const search = useSearch({ strict: false });
  return useMemo(() => readWelcome(search), [search]);
}
