import { useQuery } from '@network/core/query/use-query.ts';
import { loginAddress } from '@network/core/session/login-address.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import type { WelcomePageQuery } from '../api/welcome-page.generated.ts';
import { welcomePageQuery } from '../queries.ts';
import type { AddressedWelcome } from '../welcome-address.ts';
import { AccountWait } from './account-wait.tsx';
import { SignInToContinue } from './sign-in-to-continue.tsx';
import { WaitingPaymentScreen } from './waiting-payment-screen.tsx';
import type { WelcomePictures } from './welcome-backdrop.tsx';

type Signup = WelcomePageQuery['welcomeSignup'];

/** How often a page polls a payment that its biller or the account's owner has yet to decide. */
const LOOK_EVERY_MS = 10_000;

const isOpen = (signup: Signup | undefined): boolean =>
  signup?.status === 'PENDING' || signup?.status === 'AWAITING_CONFIRMATION';

interface PaidSignupProps {
  readonly welcome: AddressedWelcome;
  readonly signup: Signup;
  readonly pictures: WelcomePictures;
  readonly biller?: string | null;
}

/** A paid signup: waits for its account, or for the owner of an existing account to confirm it. */
export function PaidSignup({ welcome, signup, pictures, biller = null }: PaidSignupProps) {
  const tenant = useTenant();
  const { data } = useQuery({
    ...welcomePageQuery(tenant, welcome, biller),
    refetchInterval: ({ state }) => (isOpen(state.data?.welcomeSignup) ? LOOK_EVERY_MS : false),
  });
  const { status, confirmBy, wasOverWhenPaid = false, name = null } = data?.welcomeSignup ?? signup ?? {};
  if (status === 'SIGN_IN_REQUIRED') return <SignInToContinue />;
  if (status !== 'AWAITING_CONFIRMATION' && status !== 'RETURNED') {
    return <AccountWait welcome={welcome} pictures={pictures} name={name} />;
  }
  return (
    <WaitingPaymentScreen
      brand={tenant.name}
      pictures={pictures}
      confirmBy={status === 'RETURNED' ? null : (confirmBy ?? null)}
      wasOverWhenPaid={wasOverWhenPaid}
      signInHref={loginAddress(tenant.urls.members, '/account')}
    />
  );
}
