import type { ReactNode } from 'react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useQuery } from '@network/core/query/use-query.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { welcome as texts } from '@network/messages/welcome.ts';
import { declineWords } from '../decline-words.ts';
import { welcomePageQuery } from '../queries.ts';
import { useAddressedWelcome } from '../use-addressed-welcome.ts';
import { welcomeHead } from '../welcome-head.ts';
import { DeniedScreen } from './denied-screen.tsx';
import { welcomeInput } from '../welcome-address.ts';
import { ElsewhereOffer } from './elsewhere-offer.tsx';
import { PayAgain } from './pay-again.tsx';
import { PaidAfterAll } from './paid-after-all.tsx';
import { SignInToContinue } from './sign-in-to-continue.tsx';

const NOBODY = { memberid: '', hashedMemberId: '', username: '', siteId: '' };

export const head = welcomeHead('denied');

/** The page at `/_signupdenial`. */
export default function DeniedPage(): ReactNode {
  const tenant = useTenant();
  const t = useMessages(texts);
  const dialogs = useDialogs();
  const { isAuthenticated } = useSession();
  const welcome = useAddressedWelcome();
  const { data } = useQuery({ ...welcomePageQuery(tenant, welcome ?? NOBODY), enabled: welcome !== null });
  if (welcome && data?.welcomeSignup?.status === 'PAID') {
    return <PaidAfterAll welcome={welcome} isAuthenticated={isAuthenticated} />;
  }
  if (data?.welcomeSignup?.status === 'SIGN_IN_REQUIRED' && !isAuthenticated) return <SignInToContinue />;
  const signup = data?.welcomeSignup;
  const words = declineWords(signup?.status === 'NOT_PAID' ? signup.declineReason : null);
  const buyAgain = () =>
    dialogs.open('PurchaseMembership', {
      includeSinglesite: true,
      includeMultisite: true,
      clickLocation: 'SignupDenied',
      ...(words && { declined: `${words.text} ${words.advice} ${t('denied.uncharged')}` }),
    });
  return (
    <DeniedScreen
      brand={tenant.name}
      biller={data?.welcomeSignup?.status === 'NOT_PAID' ? data.welcomeSignup.biller : null}
      onBuyAgain={isAuthenticated ? buyAgain : null}
      reason={data?.welcomeSignup?.declineReason ?? null}
      payAgain={
        welcome && data?.welcomeSignup?.repeatable ? (
          <PayAgain kept={data.welcomeSignup.repeatable} input={welcomeInput(tenant, welcome)} />
        ) : null
      }
      elsewhere={
        welcome && data?.welcomeSignup?.elsewhere ? (
          <ElsewhereOffer biller={data.welcomeSignup.elsewhere.name} input={welcomeInput(tenant, welcome)} />
        ) : null
      }
    />
  );
}
