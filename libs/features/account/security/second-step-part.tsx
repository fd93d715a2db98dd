import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { formatDate } from '@network/core/i18n/dates.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { security } from '@network/messages/security.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { PrepareAuthenticatorDocument } from '../api/prepare-authenticator.generated.ts';
import { RenewRecoveryCodesDocument } from '../api/renew-recovery-codes.generated.ts';
import { TurnOffSecondStepDocument } from '../api/turn-off-second-step.generated.ts';
import { accountSecurityQuery } from '../queries.ts';
import { AuthenticatorSetUp, type PreparedAuthenticator } from './authenticator-set-up.tsx';
import { proofOf } from './passkeys-part.tsx';
import { ProofForm, type ProofValues } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** What is open below the heading. */
type Step =
  | { readonly kind: 'turnOn' | 'turnOff' | 'renew' }
  | { readonly kind: 'scan'; readonly prepared: PreparedAuthenticator }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** Two-step sign-in: set up with an authenticator app, switched off again, and its recovery codes. */
export function SecondStepPart() {
  const t = useMessages(security);
  const { data } = useQuery(accountSecurityQuery);
  const [step, setStep] = useState<Step | null>(null);
  const prepare = useMutation({ ...operationMutation(PrepareAuthenticatorDocument), gcTime: 0 });
  const renew = useMutation({ ...operationMutation(RenewRecoveryCodesDocument), gcTime: 0 });
  const turnOff = useMutation({
    ...operationMutation(TurnOffSecondStepDocument),
    onSettled: (_data, _error, _variables, _result, { client }) =>
      client.invalidateQueries({ queryKey: accountSecurityQuery.queryKey }),
    gcTime: 0,
  });
  const { isOn, since, recoveryCodesLeft } = data?.secondStep ?? { isOn: false, since: null, recoveryCodesLeft: 0 };
  const changes = {
    turnOn: async (values: ProofValues) => {
      const answer = await prepare.mutateAsync({ proof: proofOf(values) }).catch(() => null);
      const prepared = answer?.prepareAuthenticator;
      if (prepared?.__typename === 'SecurityRefused') return prepared.code;
      if (prepared !== undefined) setStep({ kind: 'scan', prepared });
      return null;
    },
    renew: async (values: ProofValues) => {
      const answer = await renew.mutateAsync({ proof: proofOf(values) }).catch(() => null);
      const renewed = answer?.renewRecoveryCodes;
      if (renewed?.__typename === 'SecurityRefused') return renewed.code;
      if (renewed !== undefined) setStep({ kind: 'codes', codes: renewed.codes });
      return null;
    },
    turnOff: async (values: ProofValues) => {
      const answer = await turnOff.mutateAsync({ proof: proofOf(values) }).catch(() => null);
      if (answer?.turnOffSecondStep.__typename === 'SecurityRefused') return answer.turnOffSecondStep.code;
      if (answer !== null) setStep(null);
      return null;
    },
  };
  const failed = { turnOn: prepare.error, renew: renew.error, turnOff: turnOff.error };
  const close = (): void => setStep(null);
  return (
    <section aria-labelledby="second-step-title" className="flex flex-col gap-4">
      <div>
        <h3 id="second-step-title" className="flex flex-wrap items-center gap-3 text-lead font-semibold">
          {t('secondStep.title')}
          <Badge tone={isOn ? 'success' : 'neutral'}>
            {isOn && since ? t('secondStep.on', { date: formatDate(since) }) : t('secondStep.off')}
          </Badge>
        </h3>
        <p className="mt-1 max-w-160 text-small text-pretty text-muted">{t('secondStep.text')}</p>
      </div>
      {isOn ? <p className="text-small text-muted">{t('secondStep.codesLeft', { count: recoveryCodesLeft })}</p> : null}
      {step === null ? (
        <div className="flex flex-wrap gap-3">
          {(isOn ? (['renew', 'turnOff'] as const) : (['turnOn'] as const)).map((kind) => (
            <Button key={kind} variant="outline" size="small" onClick={() => setStep({ kind })}>
              {t(`secondStep.${kind}`)}
            </Button>
          ))}
        </div>
      ) : step.kind === 'scan' ? (
        <AuthenticatorSetUp
          prepared={step.prepared}
          onOn={(codes) => setStep({ kind: 'codes', codes })}
          onCancel={close}
        />
      ) : step.kind === 'codes' ? (
        <RecoveryCodes codes={step.codes} onDone={close} />
      ) : (
        <ProofForm
          key={step.kind}
          label={t(`secondStep.${step.kind}`)}
          submitLabel={t(`secondStep.${step.kind}`)}
          needsCode={isOn}
          isDangerous={step.kind === 'turnOff'}
          failure={failed[step.kind] ? errorText(failed[step.kind]) : undefined}
          onSubmit={changes[step.kind]}
          onCancel={close}
        />
      )}
      <p aria-live="polite" className="text-small text-muted">
        {turnOff.data?.turnOffSecondStep.__typename === 'SecondStepTurnedOff' && step === null && !isOn
          ? t('secondStep.turnedOff')
          : null}
      </p>
    </section>
  );
}
