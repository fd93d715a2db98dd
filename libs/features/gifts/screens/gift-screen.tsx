import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import { gifts } from '@network/messages/gifts.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ChoiceCards } from '@network/ui/choice-cards/choice-cards.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { useCheckedForm } from '@network/ui/form/use-checked-form.ts';
import { Link } from '@network/ui/link/link.tsx';
import { HeaderSpace, PageSections } from '@network/ui/page/page.tsx';
import { Price } from '@network/ui/price/price.tsx';
import type { GiftPageQuery } from '../api/gift-page.generated.ts';
import type { GiftOrder } from '../kept-gift.ts';
import { GiftCard } from './gift-card.tsx';
import { GiftFields } from './gift-fields.tsx';
import { giftSchema } from './gift-schema.ts';

export type GiftOption = GiftPageQuery['giftOptions'][number];

/** What is wrong with these is said beside the button. */
const OF_THE_WHOLE: readonly string[] = ['optionId', 'price'];

export interface GiftScreenProps {
  readonly brand: string;
  readonly options: readonly GiftOption[];
  /** What was ordered before a payment that was declined; null for an empty form. */
  readonly kept?: GiftOrder | null;
  /** The payment page came back without a payment. */
  readonly wasDeclined: boolean;
  readonly isBusy: boolean;
  /** Returns why it failed, and at which field; null when the browser is being redirected to the payment page. */
  readonly onSubmit: (order: GiftOrder) => Promise<{ readonly field: string | null; readonly text: string } | null>;
}

/** What can be given, to whom and when, beside the card as its recipient will see it. */
export function GiftScreen({ brand, options, kept = null, wasDeclined, isBusy, onSubmit }: GiftScreenProps) {
  const t = useMessages(gifts);
  const [optionId, setOptionId] = useState(
    (options.find((each) => each.optionId === kept?.optionId) ?? options[0])?.optionId ?? null,
  );
  const [delivery, setDelivery] = useState<'email' | 'hand'>(kept?.recipientEmail === null ? 'hand' : 'email');
  const [sender, setSender] = useState(kept?.buyerName ?? '');
  const [message, setMessage] = useState<string>(kept?.message ?? t('give.messageStandard'));
  const [failure, setFailure] = useState<string | null>(wasDeclined ? t('give.declined') : null);
  const option = options.find((each) => each.optionId === optionId);
  const form = useCheckedForm({
    schema: giftSchema(delivery),
    onSubmit: async ({ recipientEmail = '', deliverOn = '', ...fields }) => {
      if (isBusy || option === undefined) return {};
      setFailure(null);
      const refused = await onSubmit({
        ...fields,
        optionId: option.optionId,
        shown: { now: option.price.amount, later: null, currency: option.price.currency },
        recipientEmail: recipientEmail === '' ? null : recipientEmail,
        deliverOn: deliverOn === '' ? null : deliverOn,
      });
      if (refused === null) return {};
      if (refused.field !== null && !OF_THE_WHOLE.includes(refused.field)) return { [refused.field]: refused.text };
      setFailure(refused.text);
      return {};
    },
  });
  return (
    <>
      <HeaderSpace />
      <PageSections className="glow-page">
        <header className="flex max-w-prose flex-col gap-4">
          <h1 className="type-display text-title-1 text-balance">{t('give.title', { brand })}</h1>
          <p className="text-lead text-pretty text-muted">{t('give.lead')}</p>
          <p className="text-small text-muted">
            {t('give.redeem')} <Link href="/redeem">{t('give.redeemLink')}</Link>
          </p>
        </header>
        {option === undefined ? (
          <EmptyState title={t('give.nothing.title')} text={t('give.nothing.text')} />
        ) : (
          <form
            {...form.formProps}
            className="grid items-start gap-x-12 gap-y-10 large:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
          >
            <div className="flex flex-col gap-10">
              <ChoiceCards
                legend={t('give.plan')}
                name="optionId"
                columns={2}
                value={String(option.optionId)}
                onValueChange={(id) => setOptionId(Number(id))}
                choices={options.map((each) => ({
                  value: String(each.optionId),
                  title: t('give.months', { count: each.months }),
                  text: each.isMultisite
                    ? t('give.ofAll', { count: String(each.sites.length) })
                    : t('give.ofBrand', { brand }),
                  aside: <Price amount={formatMoney(each.price)} period={t('give.once')} />,
                }))}
              />
              <ChoiceCards
                legend={t('give.how')}
                name="delivery"
                columns={2}
                value={delivery}
                onValueChange={(value) => setDelivery(value === 'hand' ? 'hand' : 'email')}
                choices={[
                  { value: 'email', title: t('give.byEmail.title'), text: t('give.byEmail.text') },
                  { value: 'hand', title: t('give.byHand.title'), text: t('give.byHand.text') },
                ]}
              />
              <GiftFields form={form} kept={kept} delivery={delivery} onSender={setSender} onMessage={setMessage} />
            </div>
            <div className="flex flex-col gap-6 large:sticky large:top-28">
              <GiftCard
                brand={brand}
                title={`${t('give.months', { count: option.months })} · ${
                  option.isMultisite ? t('give.ofAll', { count: String(option.sites.length) }) : brand
                }`}
                sender={sender.trim() || null}
                message={message.trim() || null}
              />
              <p className="text-small text-muted">{t('give.total', { price: formatMoney(option.price) })}</p>
              <div role="alert" className={failure === null ? 'sr-only' : undefined}>
                {failure === null ? null : (
                  <p className="flex items-start gap-3 rounded-panel bg-danger-surface px-5 py-4 text-small text-on-media">
                    <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
                    {failure}
                  </p>
                )}
              </div>
              <Button type="submit" size="large" busy={isBusy || form.isSending}>
                {t('give.pay')}
              </Button>
            </div>
          </form>
        )}
      </PageSections>
    </>
  );
}
