import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import { vouchers } from '@network/messages/vouchers.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Disclosure } from '@network/ui/disclosure/disclosure.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { Link } from '@network/ui/link/link.tsx';
import type { ChosenBiller } from '../payment-methods.ts';
import { QuoteVoucherDocument, type QuoteVoucherMutation } from '../api/quote-voucher.generated.ts';
import { VoucherOutcome } from './voucher-outcome.tsx';
import { voucherRefusal } from './voucher-refusal.ts';

type Quote = QuoteVoucherMutation['quoteVoucher'];

/** What was said of a code: its quote, or why there is none. */
interface Answered {
  readonly quote: Quote | string;
  /** The refusal of the form after which it was said. */
  readonly refused: string | undefined;
}

/** What a voucher is entered for. */
export type ReducibleOption = Pick<PlanOptionFragment, 'optionId' | 'chargedNow'>;

export interface VoucherEntryProps<Option extends ReducibleOption = PlanOptionFragment> {
  readonly option: Option;
  readonly biller: ChosenBiller;
  readonly billers: readonly ChosenBiller[];
  /** The voucher of a form that was sent, and the message key that says why it was refused. */
  readonly typed: string | undefined;
  readonly refused: string | undefined;
  /** Receives the option with what is charged now, whenever that changes; null without a voucher that counts. */
  readonly onReduced: (option: Option | null) => void;
  /** Receives the code as it is typed, where no form is sent. */
  readonly onTyped?: (code: string) => void;
}

/**
 * Where a voucher is entered, or comes from the address as `?voucher=CODE`, and what it makes of the first charge. Its field is a part of
 * the join form, so it works without scripts as well.
 */
export default function VoucherEntry<Option extends ReducibleOption>(props: VoucherEntryProps<Option>): ReactNode {
  const { option, biller, refused, onReduced } = props;
  const t = useMessages(vouchers);
  const field = useRef<HTMLInputElement>(null);
  const [answered, setAnswered] = useState<Answered | null>(null);
  // The order may refuse what the quote did not: somebody else took the last use in between.
  const answer = answered?.refused === refused ? (answered?.quote ?? null) : null;
  const setAnswer = (quoted: Answered['quote'] | null): void =>
    setAnswered(quoted === null ? null : { quote: quoted, refused });
  const quote = useMutation(operationMutation(QuoteVoucherDocument));
  const price = typeof answer === 'object' ? answer?.prices.find(({ optionId }) => optionId === option.optionId) : null;
  const reduced = price?.chargedNow && price.billers.includes(biller.id) ? price.chargedNow : null;
  const problem = typeof answer === 'string' ? answer : answer && voucherRefusal(answer.messageKey);
  useEffect(() => {
    onReduced(reduced && { ...option, chargedNow: reduced });
  }, [reduced, option, onReduced]);

  const apply = async (code: string): Promise<void> => {
    if (code.trim() === '') return setAnswer(t('missing'));
    try {
      setAnswer((await quote.mutateAsync({ code })).quoteVoucher);
    } catch (error) {
      setAnswer(errorText(error));
    }
  };
  // The address is read once, in the browser: the page is the same for every visitor.
  const applyAddressed = useEffectEvent(() => {
    const addressed = new URLSearchParams(window.location.search).get('voucher');
    const input = field.current;
    if (input === null || input.value !== '' || addressed === null || refused !== undefined) return;
    input.value = addressed;
    props.onTyped?.(addressed);
    input.closest('details')?.setAttribute('open', '');
    void apply(addressed);
  });
  useEffect(() => applyAddressed(), []);
  const applyByEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void apply(event.currentTarget.value);
  };
  return (
    <Disclosure summary={t('ask')} startsOpen={refused !== undefined || !!props.typed}>
      <div className="flex flex-col gap-4">
        <div className="flex items-start gap-3 max-medium:flex-col">
          <Field
            label={t('code')}
            hint={t('codeHint')}
            error={(answer === null ? voucherRefusal(refused ?? null) : problem) ?? undefined}
            className="w-full"
          >
            <Input
              ref={field}
              name="voucher"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={64}
              defaultValue={props.typed}
              onKeyDown={applyByEnter}
              onChange={(event) => {
                setAnswer(null);
                props.onTyped?.(event.currentTarget.value);
              }}
            />
          </Field>
          <Button
            variant="outline"
            busy={quote.isPending}
            onClick={() => void apply(field.current?.value ?? '')}
            className="shrink-0 max-medium:w-full medium:mt-7 noscript:hidden"
          >
            {t('apply')}
          </Button>
        </div>
        {refused === undefined ? null : <input type="hidden" name="voucherSeen" value="1" />}
        <div aria-live="polite">
          {typeof answer === 'object' && answer !== null && price ? (
            <VoucherOutcome quote={answer} price={price} biller={biller} billers={props.billers} />
          ) : null}
        </div>
        <p className="text-small text-muted">
          {t('gift')} <Link href="/redeem">{t('giftLink')}</Link>
        </p>
      </div>
    </Disclosure>
  );
}
