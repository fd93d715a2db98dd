import { lazyPart } from '@network/core/routing/lazy-part.ts';
import { neededPart } from '@network/core/routing/part-boundary.tsx';
import { useQuery } from '@network/core/query/use-query.ts';
import { loginAddress } from '@network/core/session/login-address.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import type { WelcomePageQuery } from '../api/welcome-page.generated.ts';
import { welcomePageQuery } from '../queries.ts';
import type { AddressedWelcome } from '../welcome-address.ts';
import { AccountWait } from './account-wait.tsx';
import { PaymentWait } from './payment-wait.tsx';
import { SignInToContinue } from './sign-in-to-continue.tsx';
import { WaitingPaymentScreen } from './waiting-payment-screen.tsx';
import type { WelcomePictures } from './welcome-backdrop.tsx';

type Signup = WelcomePageQuery['welcomeSignup'];

/** How often a page polls a payment that its biller or the account's owner has yet to decide. */
const LOOK_EVERY_MS = 10_000;

const isOpen = (signup: Signup | undefined): boolean =>
  signup?.status === 'PENDING' || signup?.status === 'AWAITING_CONFIRMATION';

/** Few payments wait for a mailed link, and its form checks addresses. */
const MailedLink = lazyPart(() => import('./mailed-link.tsx'), neededPart);

interface PaidSignupProps {
  readonly welcome: AddressedWelcome;
  readonly signup: Signup;
  readonly pictures: WelcomePictures;
  readonly biller?: string | null;
}

/** A paid signup: waits for its account, for its payment where that is there, for the owner of an existing account to confirm it, or for its mailed link. */
export function PaidSignup({ welcome, signup, pictures, biller = null }: PaidSignupProps) {
  const tenant = useTenant();
  const { isAuthenticated } = useSession();
  const { data, refetch } = useQuery({
    ...welcomePageQuery(tenant, welcome, biller),
    refetchInterval: ({ state }) => (isOpen(state.data?.welcomeSignup) ? LOOK_EVERY_MS : false),
  });
  const found = data?.welcomeSignup ?? signup;
  const { status, confirmBy, returnedBecause = null, isRefunded = true, name = null } = found ?? {};
  const { mailedTo = null, isTrial = false } = found ?? {};
  if (status === 'SIGN_IN_REQUIRED') return <SignInToContinue />;
  if (isAuthenticated && (status === 'PENDING' || status === 'NOT_PAID'))
    return <PaymentWait pictures={pictures} name={name} />;
  if (status !== 'AWAITING_CONFIRMATION' && status !== 'RETURNED') {
    return <AccountWait welcome={welcome} pictures={pictures} name={name} />;
  }
  if (confirmBy && mailedTo !== null) {
    const shown = { welcome, pictures, mailedTo, confirmBy, isTrial };
    return <MailedLink {...shown} onMailed={() => void refetch()} />;
  }
  return (
    <WaitingPaymentScreen
      brand={tenant.name}
      pictures={pictures}
      confirmBy={status === 'RETURNED' ? null : (confirmBy ?? null)}
      because={returnedBecause}
      isRefunded={isRefunded}
      signInHref={loginAddress(tenant.urls.members, '/account')}
    />
  );
}
