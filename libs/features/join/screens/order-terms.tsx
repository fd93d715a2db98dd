import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import { shownPrice } from '@network/messages/shown-price.ts';
import { ShownPriceFields } from '../../plan-choice/shown-price-fields.tsx';
import VoucherEntry, { type VoucherEntryProps } from '../../plan-choice/voucher/voucher-entry.tsx';
import { joinPageQuery } from '../routes.tsx';

export interface OrderTermsProps extends VoucherEntryProps {
  readonly options: readonly PlanOptionFragment[];
  /** Whether the form was refused because it showed another price than is charged now; undefined otherwise. */
  readonly priceRefusal: string | undefined;
}

/** The prices that the form shows, what is said where one of them has changed since, and the voucher. */
export default function OrderTerms({ options, priceRefusal, ...voucher }: OrderTermsProps): ReactNode {
  const t = useMessages(shownPrice);
  const queryClient = useQueryClient();
  // The refusal that the shown prices are newer than: a page that is rendered as the answer to its form has those of now.
  const [answered, setAnswered] = useState(priceRefusal);
  if (priceRefusal === undefined && answered !== undefined) setAnswered(undefined);
  const reload = useEffectEvent((refusal: string) => {
    if (answered !== undefined) return;
    const loaded = queryClient.invalidateQueries({ queryKey: joinPageQuery.queryKey });
    void loaded.then(() => setAnswered(refusal));
  });
  useEffect(() => {
    if (priceRefusal !== undefined) reload(priceRefusal);
  }, [priceRefusal]);
  return (
    <>
      <ShownPriceFields options={options} />
      {priceRefusal !== undefined && answered !== undefined ? (
        <p role="alert" className="text-small text-danger">
          {t('changed', { price: formatMoney(voucher.option.chargedNow) })}
        </p>
      ) : null}
      <VoucherEntry {...voucher} />
    </>
  );
}
