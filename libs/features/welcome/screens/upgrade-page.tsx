import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { billingText } from '../../plan-choice/billing-text.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { usePageReturn } from '@network/core/routing/use-page-return.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { useSingleMutation } from '@network/core/query/use-single-mutation.ts';
import {
  UpgradeTrialWelcomeDocument,
  type UpgradeTrialWelcomeMutation,
} from '../api/upgrade-trial-welcome.generated.ts';
import { trialUpgradeOfferQuery, welcomePageQuery } from '../queries.ts';
import { useAddressedWelcome } from '../use-addressed-welcome.ts';
import { useEntrance } from '../use-entrance.ts';
import type { AddressedWelcome } from '../welcome-address.ts';
import { welcomeHead } from '../welcome-head.ts';
import { SignInToContinue } from './sign-in-to-continue.tsx';
import { UpgradeScreen } from './upgrade-screen.tsx';

export const head = welcomeHead('upgrade');

/** `/_upgrademembership`: upgrades a trial to a membership. */
export default function UpgradePage(): ReactNode {
  const welcome = useAddressedWelcome();
  // Never null here: the loader redirects without welcome data.
  return welcome && <TrialUpgrade welcome={welcome} />;
}

/** The address expired while the page was open: nothing was charged. */
function isOver(data: UpgradeTrialWelcomeMutation | undefined): boolean {
  return data?.internalUpsellTrialUpgradeWelcomePage.messageKey === 'billing.welcome.over';
}

function TrialUpgrade({ welcome }: { readonly welcome: AddressedWelcome }) {
  const tenant = useTenant();
  const { data } = useSuspenseQuery(welcomePageQuery(tenant, welcome));
  const { options } = useSuspenseQuery(trialUpgradeOfferQuery).data.joinOptions;
  const { enter, isEntering, signInAt } = useEntrance(welcome);
  const upgrade = useSingleMutation({
    ...operationMutation(UpgradeTrialWelcomeDocument),
    onSuccess: ({ internalUpsellTrialUpgradeWelcomePage: { success, location } }) => {
      if (success && location !== null) window.location.assign(location);
    },
  });
  usePageReturn(() => upgrade.reset());
  if (data.welcomeSignup?.status === 'SIGN_IN_REQUIRED' || isOver(upgrade.data)) return <SignInToContinue />;
  // One press pays here, so a biller that can't charge the card again has nothing to offer.
  const mayCharge = data.welcomeSignup?.chargesCardAgain === true;
  const monthly = mayCharge ? options.find(({ kind, isMultisite }) => kind === 'MONTH' && !isMultisite) : undefined;
  const answer = upgrade.data?.internalUpsellTrialUpgradeWelcomePage;
  const refusal = answer && !answer.success ? billingText(answer.messageKey) : undefined;
  return (
    <UpgradeScreen
      brand={tenant.name}
      pictures={data.getWelcomePagePictureSet.images}
      offer={monthly ?? null}
      freeTrialEndsAt={data.welcomeSignup?.freeTrialEndsAt ?? null}
      failure={upgrade.error ? errorText(upgrade.error) : refusal}
      isPaying={upgrade.isPending || answer?.success === true}
      isEntering={isEntering}
      signInAt={signInAt}
      onUpgrade={() => {
        const { memberid: memberId, hashedMemberId } = welcome;
        upgrade.mutate({ input: { memberId, hashedMemberId, ref: 'upgrademembership' } });
      }}
      onDecline={enter}
    />
  );
}
