import { formatDay } from '@network/core/i18n/days.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import { welcome } from '@network/messages/welcome.ts';
import { FREE_LIMITED_TRIAL_VIDEOS } from '@network/tenant/constants.ts';
import { Button } from '@network/ui/button/button.tsx';
import type { TrialUpgradeOfferQuery } from '../api/trial-upgrade-offer.generated.ts';
import { SignInInstead } from './sign-in-instead.tsx';
import { WelcomeBackdrop, type WelcomePictures } from './welcome-backdrop.tsx';

export type TrialUpgradeOffer = TrialUpgradeOfferQuery['joinOptions']['options'][number];

export interface UpgradeScreenProps {
  readonly brand: string;
  readonly pictures: WelcomePictures;
  /** The monthly membership; null where it is not on sale. */
  readonly offer: TrialUpgradeOffer | null;
  /** When the free limited trial ends; null for a paid trial. */
  readonly freeTrialEndsAt: string | null;
  readonly failure: string | undefined;
  readonly isPaying: boolean;
  readonly isEntering: boolean;
  /** The sign-in page, once automatic sign-in has failed; null otherwise. */
  readonly signInAt: string | null;
  readonly onUpgrade: () => void;
  readonly onDecline: () => void;
}

/** The upgrade of a trial, with its present and future charges, and a way to skip it. */
export function UpgradeScreen(props: UpgradeScreenProps) {
  const { brand, pictures, offer, freeTrialEndsAt, failure, isPaying, isEntering, signInAt, onUpgrade, onDecline } =
    props;
  const t = useMessages(welcome);
  const price = offer && formatMoney(offer.chargedNow);
  return (
    <WelcomeBackdrop pictures={pictures}>
      <p className="type-label text-small text-accent">{brand}</p>
      <h1 className="type-display text-title-1 text-balance">{t('upgrade.title')}</h1>
      <p className="text-lead text-pretty">
        {freeTrialEndsAt === null
          ? t('upgrade.text')
          : t('upgrade.freeText', { count: FREE_LIMITED_TRIAL_VIDEOS, date: formatDay(freeTrialEndsAt) })}
      </p>
      {offer && price !== null ? (
        <div className="flex flex-col gap-1">
          <p className="text-title-3 font-semibold">{t('upgrade.now', { price })}</p>
          {offer.chargedLater && offer.laterAt !== null ? (
            <p className="text-small text-pretty text-muted">
              {t('upgrade.later', { later: formatMoney(offer.chargedLater), date: formatDay(offer.laterAt) })}
            </p>
          ) : null}
        </div>
      ) : (
        <p className="text-muted">{t('upgrade.unavailable')}</p>
      )}
      <p role="alert" className="text-small text-danger empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap gap-3">
        {price !== null ? (
          <Button size="large" busy={isPaying} onClick={onUpgrade}>
            {t('upgrade.confirm', { price })}
          </Button>
        ) : null}
        {signInAt === null ? (
          <Button size="large" variant="media" busy={isEntering} disabled={isPaying} onClick={onDecline}>
            {t('upgrade.keep')}
          </Button>
        ) : (
          <SignInInstead at={signInAt} />
        )}
      </div>
    </WelcomeBackdrop>
  );
}
