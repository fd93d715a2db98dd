import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { security } from '@network/messages/security.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { RemovePasskeyDocument } from '../api/remove-passkey.generated.ts';
import { StartPasskeyDocument } from '../api/start-passkey.generated.ts';
import { accountSecurityQuery } from '../queries.ts';
import { PasskeysView } from './passkeys-view.tsx';
import { ProofForm, type ProofValues } from './proof-form.tsx';

/** The proof as the gateway takes it. */
export const proofOf = ({ password, code }: ProofValues) => ({ password, code: code === '' ? null : code });

/** The person's passkeys. One is added on the identity server's page, to which this leads (decision 0350). */
export function PasskeysPart() {
  const t = useMessages(security);
  const { data } = useQuery(accountSecurityQuery);
  const [open, setOpen] = useState<string | null>(null);
  const start = useMutation({ ...operationMutation(StartPasskeyDocument), gcTime: 0 });
  const remove = useMutation({
    ...operationMutation(RemovePasskeyDocument),
    onSettled: (_data, _error, _variables, _result, { client }) =>
      client.invalidateQueries({ queryKey: accountSecurityQuery.queryKey }),
    gcTime: 0,
  });
  const isNew = open === 'new';
  const failed = isNew ? start.error : remove.error;
  const submit = async (values: ProofValues) => {
    const proof = proofOf(values);
    if (isNew) {
      const answer = await start.mutateAsync({ name: values.name, proof }).catch(() => null);
      if (answer?.startPasskey.__typename === 'SecurityRefused') return answer.startPasskey.code;
      if (answer?.startPasskey.__typename === 'PasskeyStarted') globalThis.location.assign(answer.startPasskey.address);
      return null;
    }
    const answer = await remove.mutateAsync({ id: open ?? '', proof }).catch(() => null);
    if (answer?.removePasskey.__typename === 'SecurityRefused') return answer.removePasskey.code;
    if (answer !== null) setOpen(null);
    return null;
  };
  const name = data?.passkeys.find(({ id }) => id === open)?.name ?? '';
  return (
    <PasskeysView
      passkeys={data?.passkeys ?? []}
      open={open}
      notice={remove.data?.removePasskey.__typename === 'PasskeyRemoved' ? t('passkeys.removed') : undefined}
      onOpen={(id) => {
        start.reset();
        remove.reset();
        setOpen(id);
      }}
      form={
        <ProofForm
          key={open}
          label={isNew ? t('passkeys.add') : t('passkeys.removeNamed', { name })}
          submitLabel={isNew ? t('passkeys.continue') : t('passkeys.remove')}
          hasName={isNew}
          isDangerous={!isNew}
          needsCode={data?.secondStep.isOn ?? false}
          failure={failed ? errorText(failed) : undefined}
          onSubmit={submit}
          onCancel={() => setOpen(null)}
        />
      }
    />
  );
}
