import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { staffCall } from '../api/staff-call.ts';
import { DecidePlanPricesDocument, type PlanPricesWaitingFragment } from '../api/staff-operations.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { typedText } from '../layout/typed-text.ts';
import { useSession } from '../layout/use-session.ts';
import { Moment } from '../list/moment.tsx';
import { Sum } from '../list/sum.tsx';
import { ReasonDialog } from '../members/reason-dialog.tsx';
import { planPrices as texts } from '../messages/plan-prices.ts';
import { words } from '../messages/words.ts';
import { may } from '../session/session.ts';
import { useWaitingPrices } from './use-waiting-prices.ts';

interface Choice {
  readonly request: PlanPricesWaitingFragment;
  readonly verb: 'approve' | 'decline';
}

/** Prices of plans that wait: who asked for them and why, and the decision of a second person. Nothing where none wait. */
export function WaitingPrices() {
  const client = useQueryClient();
  const [choice, choose] = useState<Choice | null>(null);
  const { data, isError } = useWaitingPrices();
  if (isError) {
    return (
      <p role="alert" className="text-danger">
        {words.failed.text}
      </p>
    );
  }
  if (data === undefined || data.length === 0) return null;
  const decide = async (reason: string, { request: { id }, verb }: Choice): Promise<string | null> => {
    const { decidePlanPrices: answer } = await staffCall(DecidePlanPricesDocument, {
      id,
      approve: verb === 'approve',
      reason,
    });
    await client.invalidateQueries({ queryKey: ['plan-price-requests'] });
    await client.invalidateQueries({ queryKey: ['plans'] });
    if (answer.__typename === 'PlanPricesRefused') return answer.message;
    toasts.show({ type: 'success', message: texts.decided[verb] });
    return null;
  };
  return (
    <section aria-label={texts.title} className="flex flex-col gap-3">
      <h2 className="type-display text-title-4">{texts.title}</h2>
      <ul className="flex flex-col gap-3">
        {data.map((request) => (
          <li key={request.id}>
            <Request request={request} onDecide={(verb) => choose({ request, verb })} />
          </li>
        ))}
      </ul>
      {choice === null ? null : (
        <ReasonDialog
          title={texts.decideTitle[choice.verb](choice.request.planId)}
          submit={texts.confirm[choice.verb]}
          decide={(form) => decide(typedText(form, 'reason'), choice)}
          onClose={() => choose(null)}
        />
      )}
    </section>
  );
}

interface RequestProps {
  readonly request: PlanPricesWaitingFragment;
  readonly onDecide: (verb: Choice['verb']) => void;
}

function Request({ request: { planId, prices, current, reason, requestedBy, requestedAt }, onDecide }: RequestProps) {
  const session = useSession();
  const isOwn = requestedBy === session.email;
  return (
    <div className="flex flex-col gap-2 rounded-panel border-line border-subtle bg-surface p-5">
      <div className="flex flex-wrap items-center gap-3">
        <strong className="flex-1">{planId}</strong>
        {may(session, 'prices:approve') && !isOwn ? (
          <>
            <Button size="small" aria-label={texts.approveOf(planId)} onClick={() => onDecide('approve')}>
              {texts.approve}
            </Button>
            <Button
              variant="outline"
              size="small"
              aria-label={texts.declineOf(planId)}
              onClick={() => onDecide('decline')}
            >
              {texts.decline}
            </Button>
          </>
        ) : null}
      </div>
      <PriceChanges now={current} wanted={prices} />
      <p className="text-small text-muted">
        {texts.by(requestedBy)}, <Moment at={requestedAt} />: {reason}
      </p>
      {isOwn ? <p className="text-small text-warning">{texts.own}</p> : null}
    </div>
  );
}

type Price = PlanPricesWaitingFragment['prices'][number];

interface PriceChangesProps {
  readonly now: readonly Price[];
  readonly wanted: readonly Price[];
}

/** What a request changes, currency by currency: the price that is sold now, and the one that would take its place. */
function PriceChanges({ now, wanted }: PriceChangesProps) {
  const currencies = [...new Set([...now, ...wanted].map(({ currency }) => currency))].toSorted();
  const priceIn = (prices: readonly Price[], currency: string) => prices.find((each) => each.currency === currency);
  return (
    <table aria-label={texts.changes} className="text-left">
      <thead>
        <tr className="text-small text-muted">
          {[texts.currency, texts.now, texts.wanted].map((heading) => (
            <th key={heading} scope="col" className="pr-6 font-normal">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {currencies.map((currency) => (
          <tr key={currency}>
            <th scope="row" className="pr-6 font-normal">
              {currency}
            </th>
            <td className="pr-6">
              <PriceOf price={priceIn(now, currency)} />
            </td>
            <td className="pr-6">
              <PriceOf price={priceIn(wanted, currency)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The first price and that of renewals, or that there is none. */
function PriceOf({ price }: { readonly price: Price | undefined }) {
  if (price === undefined) return texts.none;
  const { currency, firstPrice, rebillPrice } = price;
  return (
    <>
      <Sum minorUnits={firstPrice} currency={currency} />, {texts.later}{' '}
      <Sum minorUnits={rebillPrice} currency={currency} />
    </>
  );
}
