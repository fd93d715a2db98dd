import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { welcomePageQuery } from '../queries.ts';
import { useAddressedWelcome } from '../use-addressed-welcome.ts';
import type { AddressedWelcome } from '../welcome-address.ts';
import { welcomeHead } from '../welcome-head.ts';
import { PaidSignup } from './paid-signup.tsx';

export const head = welcomeHead('success');

/** `/_signup-extern/:biller`: the return from a biller with its own pages. */
export default function ExternPage(): ReactNode {
  const welcome = useAddressedWelcome();
  // Never null here: the loader redirects without welcome data.
  return welcome && <Welcomed welcome={welcome} />;
}

function Welcomed({ welcome }: { readonly welcome: AddressedWelcome }) {
  const { biller } = useParams({ from: '/_signup-extern/$biller' });
  const { data } = useSuspenseQuery(welcomePageQuery(useTenant(), welcome, biller));
  const pictures = data.getWelcomePagePictureSet.images;
  return <PaidSignup welcome={welcome} signup={data.welcomeSignup} pictures={pictures} biller={biller} />;
}
