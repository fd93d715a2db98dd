import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { welcomePageQuery } from '../queries.ts';
import { useAddressedWelcome } from '../use-addressed-welcome.ts';
import type { AddressedWelcome } from '../welcome-address.ts';
import { welcomeHead } from '../welcome-head.ts';
import { PaidSignup } from './paid-signup.tsx';

export const head = welcomeHead('success');

/** The page at `/_signupsuccess`. */
export default function WelcomePage(): ReactNode {
  const welcome = useAddressedWelcome();
  // Never null here: the loader redirects without welcome data.
  return welcome && <Welcomed welcome={welcome} />;
}

function Welcomed({ welcome }: { readonly welcome: AddressedWelcome }) {
  const { data } = useSuspenseQuery(welcomePageQuery(useTenant(), welcome));
  return <PaidSignup welcome={welcome} signup={data.welcomeSignup} pictures={data.getWelcomePagePictureSet.images} />;
}
