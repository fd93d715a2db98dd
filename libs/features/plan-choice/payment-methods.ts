import { messagesOf } from '@network/core/i18n/messages.ts';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import { join } from '@network/messages/join.ts';
import type { VariantOf } from '@network/tenant/experiments.ts';
import { takesPaypal } from '@network/tenant/paypal-billers.ts';
import { optionTitle } from './plan-option.ts';

/** A payment service that is configured. */
export interface ChosenBiller {
  readonly id: string;
  readonly name: string;
  readonly isNative: boolean;
  /** Whether it renews after whole days, of which a month has thirty. */
  readonly countsDays: boolean;
}

/** A way to pay as people choose it, and the payment service that takes it. */
export interface PaymentMethod {
  /** `website`: an external biller, which also manages the membership. */
  readonly kind: 'card' | 'paypal' | 'website';
  readonly biller: ChosenBiller;
}

/** The ways to pay: those that are shown at once, and those that a person finds behind them. */
export interface PaymentMethods {
  readonly main: readonly PaymentMethod[];
  readonly others: readonly PaymentMethod[];
}

/**
 * The ways to pay with these billers. People pay by card, and need not know which native biller takes it: the first one.
 * A variant of the PayPal experiment offers PayPal beside the card, or before it. External billers come after these,
 * and first where there is nothing else.
 */
export function paymentMethods(
  billers: readonly ChosenBiller[],
  paypal: VariantOf<'paypal'> | null = null,
): PaymentMethods {
  const card = billers.find(({ isNative }) => isNative);
  const wallet = paypal === null ? undefined : billers.find(({ id }) => takesPaypal(id));
  const cards: readonly PaymentMethod[] = card ? [{ kind: 'card', biller: card }] : [];
  const wallets: readonly PaymentMethod[] = wallet ? [{ kind: 'paypal', biller: wallet }] : [];
  const main = paypal === 'first' ? [...wallets, ...cards] : [...cards, ...wallets];
  const websites = billers
    .filter((biller) => !biller.isNative && biller !== wallet)
    .map((biller): PaymentMethod => ({ kind: 'website', biller }));
  return main.length > 0 ? { main, others: websites } : { main: websites, others: [] };
}

/**
 * What is said of a way to pay, and after how many days the chosen plan renews there, where its biller counts days. It names the
 * plan, as another one may be chosen without scripts. Nothing of days is said of a plan that does not renew.
 */
export function methodText({ kind, biller }: PaymentMethod, plan: PlanOptionFragment | null): string {
  const t = messagesOf(join);
  const text = t(`payment.${kind}.text`, { biller: biller.name });
  if (!biller.countsDays || !plan?.inDays) return text;
  return `${text} ${t('payment.countsDays', { plan: optionTitle(plan), days: plan.inDays.every })}`;
}

/** The biller of a form that was sent before, else the one of the first way to pay; null where there is none. */
export function chosenBiller({ main, others }: PaymentMethods, billerId: string | undefined): ChosenBiller | null {
  const methods = [...main, ...others];
  return (methods.find(({ biller }) => biller.id === billerId) ?? methods[0])?.biller ?? null;
}
