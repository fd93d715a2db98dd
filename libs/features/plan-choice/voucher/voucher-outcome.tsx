import { formatDay } from '@network/core/i18n/days.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import { vouchers } from '@network/messages/vouchers.ts';
import type { ChosenBiller } from '../payment-methods.ts';
import type { QuoteVoucherMutation } from '../api/quote-voucher.generated.ts';
import { voucherRefusal } from './voucher-refusal.ts';

type Quote = QuoteVoucherMutation['quoteVoucher'];

/** What a voucher makes of the chosen option's first charge, or why it can't be used for it. */
export function VoucherOutcome(props: {
  readonly quote: Quote;
  readonly price: Quote['prices'][number];
  readonly biller: ChosenBiller;
  readonly billers: readonly ChosenBiller[];
}) {
  const { quote, price, biller, billers } = props;
  const t = useMessages(vouchers);
  const { chargedNow, discount, lost } = price;
  if (!chargedNow || !discount || !lost) {
    return <p className="text-small text-pretty text-danger">{voucherRefusal(price.messageKey)}</p>;
  }
  if (!price.billers.includes(biller.id)) {
    const others = billers.filter(({ id }) => price.billers.includes(id)).map(({ name }) => name);
    return (
      <p className="text-small text-pretty text-danger">
        {voucherRefusal(price.messageKey)} {t('billerRefuses', { billers: others.join(', ') })}
      </p>
    );
  }
  const reduced = { code: quote.code ?? '', discount: formatMoney(discount), price: formatMoney(chargedNow) };
  return (
    <div className="flex flex-col gap-1 text-small text-pretty">
      <p className="font-semibold text-strong">{t('reduced', reduced)}</p>
      {lost.amount > 0 ? <p>{t('lost', { lost: formatMoney(lost) })}</p> : null}
      <p className="text-muted">
        {t('once')} {quote.endsAt === null ? null : t('lastDay', { date: formatDay(quote.endsAt) })}
      </p>
    </div>
  );
}
