import { Check } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { lazyPart } from '@network/core/routing/lazy-part.ts';
import { neededPart } from '@network/core/routing/part-boundary.tsx';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import { join } from '@network/messages/join.ts';
import type { VariantOf } from '@network/tenant/experiments.ts';
import { useCheckedForm } from '@network/ui/form/use-checked-form.ts';
import { HeaderSpace, PageSections } from '@network/ui/page/page.tsx';
import type { ShownPrice } from '@network/lifecycle/payment/shown-price.ts';
import { PaymentChoice } from '../../plan-choice/payment-choice.tsx';
import { type ChosenBiller, chosenBiller, paymentMethods } from '../../plan-choice/payment-methods.ts';
import { PlanChoice } from '../../plan-choice/plan-choice.tsx';
import { shownPriceOf } from '../../plan-choice/shown-price.ts';
import { AccountFields } from './account-fields.tsx';
import { freeJoinSchema, joinSchema } from './join-schema.ts';
import { Guide, Pictures, SummaryPicture, Terms } from './join-late-parts.tsx';
import type { Still } from './join-stills.tsx';
import { JoinSummary } from './join-summary.tsx';
import type { OrderTermsProps } from './order-terms.tsx';

const NothingOnSale = lazyPart(() => import('./nothing-on-sale.tsx'), neededPart);

/** Why the signup failed, and at which part of the form to show it. */
export interface JoinFailure {
  readonly field: 'email' | 'password' | 'optionId' | 'biller' | 'voucher' | 'price' | null;
  /**
   * The text; for `voucher` and `price` the message key, because their texts come with the parts where they are entered
   * and shown.
   */
  readonly text: string;
}

export interface JoinScreenProps {
  readonly brand: string;
  readonly options: readonly PlanOptionFragment[];
  readonly billers: readonly ChosenBiller[];
  readonly defaultOptionId: number | null;
  readonly loginHref: string;
  /** Films whose pictures are shown. */
  readonly films: readonly Still[];
  /** Whether gems can be spent here. */
  readonly hasGems: boolean;
  readonly isBusy: boolean;
  /** The position of the brand's picture in its experiment; without a value it is not shown. */
  readonly picture?: VariantOf<'joinFormImage'> | null;
  /** The variants of the other experiments; without a value everything is the default. */
  readonly pricing?: VariantOf<'pricing'> | null;
  readonly paypal?: VariantOf<'paypal'> | null;
  /** The shown prices, and where a voucher is entered; loaded after the form. */
  readonly orderTerms: ComponentType<OrderTermsProps>;
  /** What the server answered to a form that was sent without scripts. */
  readonly refused?: RefusedJoin | null;
  /** Returns why the signup failed; null when the browser is being redirected to the payment page. */
  readonly onSubmit: (request: JoinRequest) => Promise<JoinFailure | null>;
}

/** The request for a new membership. */
export interface JoinRequest {
  readonly optionId: number;
  readonly biller: string;
  readonly email: string;
  /** Left out of an order that costs nothing. */
  readonly password?: string | undefined;
  readonly voucher?: string | undefined;
  /** The price that was read. */
  readonly shown: ShownPrice;
}

/** A refused form: its errors, and what was typed in it. */
export interface RefusedJoin {
  readonly errors: Partial<Record<'email' | 'password' | 'optionId' | 'biller' | 'voucher' | 'price' | 'form', string>>;
  readonly values: Readonly<Record<string, string | undefined>>;
}

const NOT_REFUSED: RefusedJoin = { errors: {}, values: {} };

/** The new account, plans with their present and future charges, the ways to pay, and what people want to know first. */
export function JoinScreen(props: JoinScreenProps) {
  const { brand, options, loginHref, isBusy, pricing = null, paypal = null } = props;
  const methods = paymentMethods(props.billers, paypal);
  const t = useMessages(join);
  const { errors, values } = props.refused ?? NOT_REFUSED;
  const typedOption = options.find(({ optionId: id }) => String(id) === values['optionId']);
  const [optionId, setOptionId] = useState(typedOption?.optionId ?? props.defaultOptionId);
  const [billerId, setBillerId] = useState(() => chosenBiller(methods, values['biller'])?.id ?? null);
  const [failure, setFailure] = useState<JoinFailure | null>(() => failureOf(errors));
  const [reduced, setReduced] = useState<PlanOptionFragment | null>(null);
  const option = options.find((each) => each.optionId === optionId);
  const biller = props.billers.find((each) => each.id === billerId);
  const shownOption = reduced?.optionId === optionId ? reduced : option;
  const isFree = shownOption?.chargedNow.amount === 0;
  const form = useCheckedForm<typeof joinSchema | typeof freeJoinSchema>({
    schema: isFree ? freeJoinSchema : joinSchema,
    errors,
    onSubmit: async (account) => {
      if (isBusy || !option || !biller) return {};
      setFailure(null);
      const shown = shownPriceOf(option);
      const refused = await props.onSubmit({ optionId: option.optionId, biller: biller.id, shown, ...account });
      if (refused?.field === 'email' || refused?.field === 'password') return { [refused.field]: refused.text };
      setFailure(refused);
      return {};
    },
  });
  if (!option || !shownOption || !biller) return <NothingOnSale loginHref={loginHref} />;

  const failed = (field: JoinFailure['field']) => (failure?.field === field ? failure.text : undefined);
  return (
    <>
      <HeaderSpace />
      <PageSections className="glow-page">
        <header className="flex max-w-prose flex-col gap-4">
          <h1 className="type-display text-title-1">{t('title', { brand })}</h1>
          <p className="text-lead text-pretty text-muted">{t('lead')}</p>
        </header>
        <Pictures picture={props.picture} films={props.films} brand={brand} />
        {/* Without an action it is posted to the address of its page, whose query names the campaign. */}
        <form
          {...form.formProps}
          method="post"
          className="grid items-start gap-x-12 gap-y-10 large:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
        >
          <div className="flex flex-col gap-10">
            <AccountFields form={form} typedEmail={values['email'] ?? ''} loginHref={loginHref} isFree={isFree} />
            <PlanChoice
              options={options}
              biller={biller}
              brand={brand}
              value={option.optionId}
              onChange={setOptionId}
              error={failed('optionId')}
              pricing={pricing}
            />
            <PaymentChoice
              methods={methods}
              option={option}
              value={biller.id}
              onChange={setBillerId}
              error={failed('biller')}
            />
            <Terms
              of={props.orderTerms}
              options={options}
              option={option}
              biller={biller}
              billers={props.billers}
              typed={values['voucher']}
              refused={failed('voucher')}
              priceRefusal={failed('price')}
              onReduced={setReduced}
            />
          </div>
          <JoinSummary option={shownOption} biller={biller} isBusy={isBusy} failure={failed(null)}>
            <SummaryPicture picture={props.picture} />
            <ul aria-label={t('perks.label')} className="flex flex-col gap-2 text-small text-muted">
              {(['films', 'downloads', 'cancel'] as const).map((perk) => (
                <li key={perk} className="flex items-start gap-2">
                  <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
                  {t(`perks.${perk}`)}
                </li>
              ))}
            </ul>
          </JoinSummary>
        </form>
        <Guide options={options} brand={brand} hasGems={props.hasGems} />
      </PageSections>
    </>
  );
}

/** An error beside a choice, or about the whole form. */
function failureOf(errors: RefusedJoin['errors']): JoinFailure | null {
  const field = (['voucher', 'price', 'optionId', 'biller'] as const).find((name) => name in errors) ?? null;
  const text = errors[field ?? 'form'];
  return text === undefined ? null : { field, text };
}
