import { Check } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import { join } from '@network/messages/join.ts';
import type { VariantOf } from '@network/tenant/experiments.ts';
import { parseEmail } from '@network/validation/email.ts';
import { newPasswordProblem } from '@network/validation/new-password.ts';
import { billing } from '@network/messages/billing.ts';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { useBlurValidation } from '@network/ui/field/use-blur-validation.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { HeaderSpace, PageSections } from '@network/ui/page/page.tsx';
import { BillerChoice, type ChosenBiller } from '../../plan-choice/biller-choice.tsx';
import { PlanChoice } from '../../plan-choice/plan-choice.tsx';
import { AccountFields } from './account-fields.tsx';
import { JoinPicture } from './join-picture.tsx';
import { JoinSummary } from './join-summary.tsx';

const toSupport = (words: ReactNode) => <Link href="/support">{words}</Link>;

/** Why the signup failed, and at which part of the form to show it. */
export interface JoinFailure {
  readonly field: 'email' | 'password' | 'optionId' | 'biller' | null;
  readonly text: string;
}

export interface JoinScreenProps {
  readonly brand: string;
  readonly options: readonly PlanOptionFragment[];
  readonly billers: readonly ChosenBiller[];
  readonly defaultOptionId: number | null;
  readonly loginHref: string;
  readonly isBusy: boolean;
  /** The position of the brand's picture in experiment K11; without a value it is not shown. */
  readonly picture?: VariantOf<'joinFormImage'> | null;
  /** Returns why the signup failed; null when the browser is being redirected to the payment page. */
  readonly onSubmit: (request: JoinRequest) => Promise<JoinFailure | null>;
}

/** The request for a new membership. */
export interface JoinRequest {
  readonly optionId: number;
  readonly biller: string;
  readonly email: string;
  readonly password: string;
}

/** Plans with their present and future charges, the new account, and the biller (R07, V02-V04). */
export function JoinScreen(props: JoinScreenProps) {
  const { brand, options, billers, loginHref, isBusy } = props;
  const t = useMessages(join);
  const [optionId, setOptionId] = useState(props.defaultOptionId);
  const [billerId, setBillerId] = useState(billers[0]?.id ?? null);
  const [failure, setFailure] = useState<JoinFailure | null>(null);
  const tb = useMessages(billing);
  const email = useBlurValidation((value) => (value && !parseEmail(value) ? tb('signup.invalidEmail') : undefined));
  const passwordFault = (value: string): string | undefined => {
    const problem = newPasswordProblem(value);
    return problem ? tb(problem === 'guessable' ? 'signup.guessablePassword' : 'signup.invalidPassword') : undefined;
  };
  const password = useBlurValidation((value) => (value ? passwordFault(value) : undefined));
  const option = options.find((each) => each.optionId === optionId);
  const biller = billers.find((each) => each.id === billerId);
  if (!option || !biller) return <NothingOnSale loginHref={loginHref} />;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    // From the form itself, which also contains what a password manager filled in.
    const data = new FormData(event.currentTarget);
    const [typedEmail, typedPassword] = [textOf(data, 'email'), textOf(data, 'password')];
    const isEmail = parseEmail(typedEmail) !== null;
    const wrongPassword = passwordFault(typedPassword);
    // Empty fields are accepted until the form is submitted (V04).
    if (!isEmail) email.fail(tb('signup.invalidEmail'));
    if (wrongPassword !== undefined) password.fail(wrongPassword);
    if (!isEmail || wrongPassword !== undefined) {
      // Without focusing the field, which would clear its error.
      const first = event.currentTarget.elements.namedItem(isEmail ? 'password' : 'email');
      if (first instanceof HTMLElement) first.scrollIntoView({ block: 'center' });
      return;
    }
    setFailure(null);
    const request = { optionId: option.optionId, biller: biller.id, email: typedEmail, password: typedPassword };
    const refused = await props.onSubmit(request);
    if (refused?.field === 'email') email.fail(refused.text);
    else if (refused?.field === 'password') password.fail(refused.text);
    else setFailure(refused);
  };
  const failed = (field: JoinFailure['field']) => (failure?.field === field ? failure.text : undefined);
  return (
    <>
      <HeaderSpace />
      <PageSections className="glow-page">
        <header className="flex max-w-prose flex-col gap-4">
          <h1 className="type-display text-title-1">{t('title', { brand })}</h1>
          <p className="text-lead text-pretty text-muted">{t('lead')}</p>
          <p
            role="note"
            aria-label={t('noScript.label')}
            className="hidden rounded-panel border-line border-accent/35 bg-tint p-5 noscript:block"
          >
            {t.rich('noScript.text', { support: toSupport })}
          </p>
        </header>
        {props.picture === 'a' ? <JoinPicture /> : null}
        {/* By POST, so that no password gets into an address before the page is hydrated. */}
        <form
          method="post"
          action="/joinnow"
          noValidate
          onSubmit={(event) => void submit(event)}
          className="grid items-start gap-x-12 gap-y-10 large:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
        >
          <div className="flex flex-col gap-10">
            <PlanChoice
              options={options}
              brand={brand}
              value={option.optionId}
              onChange={setOptionId}
              error={failed('optionId')}
            />
            <AccountFields email={email} password={password} loginHref={loginHref} />
            <BillerChoice billers={billers} value={biller.id} onChange={setBillerId} error={failed('biller')} />
          </div>
          <JoinSummary option={option} biller={biller} isBusy={isBusy} failure={failed(null)}>
            {props.picture === 'b' ? <JoinPicture /> : null}
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
      </PageSections>
    </>
  );
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

function NothingOnSale({ loginHref }: { readonly loginHref: string }) {
  const t = useMessages(join);
  return (
    <>
      <HeaderSpace />
      <PageSections>
        <EmptyState
          title={t('none.title')}
          text={t('none.text')}
          action={<ButtonLink href={loginHref}>{t('account.signInLink')}</ButtonLink>}
        />
      </PageSections>
    </>
  );
}
