import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormAnswer } from '@network/core/forms/use-form-answer.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { singleValue } from '@network/core/routing/search-params.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { membershipPages } from '@network/messages/membership-pages.ts';
import { billingText } from '../../plan-choice/billing-text.ts';
import { useKeptOrder } from '../changing/kept-order.ts';
import { UpgradeScreen } from '../changing/upgrade-screen.tsx';
import { formErrors } from '../pages/form-errors.ts';
import { purchaseOptionsQuery, yearlyQuoteQuery } from '../queries.ts';

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, {
    title: messagesOf(membershipPages)('upgrade.head', { brand: context.tenant.name }),
    isPrivate: true,
  });

const route = getRouteApi('/account/upgrade');

/** `/account/upgrade`: a larger or longer plan that begins now, in two steps that work without scripts and can be linked to. */
export default function UpgradePage(): ReactNode {
  const chosen = singleValue(route.useSearch(), 'optionId');
  const { name } = useTenant();
  const { joinOptions } = useSuspenseQuery(purchaseOptionsQuery).data;
  const { yearlyUpgradeQuote } = useSuspenseQuery(yearlyQuoteQuery).data;
  const answer = useFormAnswer();
  const kept = useKeptOrder();
  const { options, billers, oneClickBiller: stored, storedCard, defaultSubscription, existing } = joinOptions;
  const chosenId = chosen === undefined ? null : Number(chosen);
  // A payment that was declined leads to another page, so that the form is filled in again when its plan is opened.
  const keptOption = options.find(({ optionId }) => String(optionId) === kept?.optionId);
  const typedBefore = kept !== null && kept.optionId === chosen ? { biller: kept.biller, voucher: kept.voucher } : {};
  const yearly = stored ? (yearlyUpgradeQuote ?? null) : null;
  const price = [...options, ...(yearly ? [yearly] : [])].find(({ optionId }) => optionId === chosenId)?.chargedNow;
  return (
    <UpgradeScreen
      key={kept === null ? 'empty' : 'kept'}
      brand={name}
      options={options}
      yearly={yearly}
      defaultOptionId={keptOption?.optionId ?? defaultSubscription?.optionId ?? null}
      existing={existing ?? null}
      chosenId={chosenId}
      payment={{
        billers,
        stored: stored ?? null,
        storedCard: storedCard?.name ?? null,
        typed: answer !== null && 'values' in answer ? (answer.values ?? {}) : typedBefore,
      }}
      errors={formErrors(answer, (key, field) =>
        field === 'voucher' ? key : billingText(key, { price: price ? formatMoney(price) : '' }),
      )}
    />
  );
}
