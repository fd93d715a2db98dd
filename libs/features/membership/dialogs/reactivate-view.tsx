import { Gem } from 'lucide-react';
import { formatDay } from '@network/core/i18n/days.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import type { RetentionOffer } from '@network/lifecycle/reactivation/retention-offer.ts';
import { cancelling } from '@network/messages/cancelling.ts';
import { membership } from '@network/messages/membership.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Price } from '@network/ui/price/price.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import type { ReactivationTermsQuery } from '../api/reactivation-terms.generated.ts';
import { priceText } from '../memberships/membership-texts.ts';

type ReactivationTerms = NonNullable<ReactivationTermsQuery['reactivationTerms']>;

export interface ReactivateViewProps {
  /** The offer that waits; null for none. */
  readonly offer: Pick<RetentionOffer, 'deal' | 'currentRebill'> | null;
  /** What it costs then, and what comes back; null where that could not be loaded. */
  readonly terms: ReactivationTerms | null;
  readonly isLoading: boolean;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onReactivate: (withOffer: boolean) => void;
  readonly onClose: () => void;
}

/** The way back before the access ends: for an offer where one waits, or at the old price. */
export function ReactivateView({
  offer,
  terms,
  isLoading,
  isBusy,
  failure,
  onReactivate,
  onClose,
}: ReactivateViewProps) {
  const t = useMessages(membership);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || isBusy || onClose()}
      title={t(offer ? 'reactivate_cancelled_rebill_modal.titleOffer' : 'reactivate_cancelled_rebill_modal.title')}
      {...(isBusy ? {} : { closeLabel: t('close') })}
      backdropCloses={!isBusy}
    >
      {isLoading ? <Skeleton shape="block" className="h-20" /> : null}
      {offer ? <OfferedDeal offer={offer} /> : null}
      {isLoading ? null : <Terms terms={terms} hasOffer={offer !== null} />}
      <p role="alert" className="text-small text-danger empty:hidden">
        {failure}
      </p>
      <div className="flex flex-col gap-3 empty:hidden">
        {isLoading ? null : (
          <Button size="large" block busy={isBusy} onClick={() => onReactivate(offer !== null)}>
            {t(offer ? 'reactivate_cancelled_rebill_modal.take' : 'reactivate_cancelled_rebill_modal.reactivate')}
          </Button>
        )}
        {offer ? (
          <Button variant="quiet" disabled={isBusy} onClick={() => onReactivate(false)}>
            {t('reactivate_cancelled_rebill_modal.without', { price: formatMoney(offer.currentRebill) })}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}

/** When it is charged again, what it costs then unless an offer says so, and what comes back. */
function Terms({ terms, hasOffer }: { readonly terms: ReactivationTerms | null; readonly hasOffer: boolean }) {
  const t = useMessages(cancelling);
  if (terms === null) return <p className="text-muted">{t('terms.without')}</p>;
  const date = formatDay(terms.renewsAt);
  const price = priceText(terms.price, terms.renewalMonths, terms.renewalDays);
  const back = { gems: terms.gemsRestored, packs: terms.channelPacksRestored };
  return (
    <div className="flex flex-col gap-2">
      <p className="text-pretty">{hasOffer ? t('terms.date', { date }) : t('terms.full', { date, price })}</p>
      {back.gems + back.packs > 0 ? <p className="text-pretty">{t('terms.restored', back)}</p> : null}
    </div>
  );
}

/** A price that counts from the next renewal on, and gems on top. */
export function OfferedDeal({ offer }: { readonly offer: Pick<RetentionOffer, 'deal' | 'currentRebill'> }) {
  const t = useMessages(membership);
  const { deal, currentRebill } = offer;
  return (
    <div className="flex flex-col gap-2 rounded-panel border-line border-accent bg-tint p-5">
      <Price
        size="large"
        amount={formatMoney({ amount: deal.newPrice, currency: currentRebill.currency })}
        period={t('deal.period')}
        before={{ amount: formatMoney(currentRebill), label: t('deal.before') }}
      />
      {deal.offeredGems > 0 ? (
        <p className="flex items-center gap-2 text-small">
          <Gem aria-hidden="true" className="size-4 text-accent" />
          {t('deal.gems', { count: deal.offeredGems })}
        </p>
      ) : null}
      <p className="text-small text-muted">{t('deal.text')}</p>
    </div>
  );
}
