import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { lock as texts } from '@network/messages/lock.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { LOCK } from '@network/tenant/constants.ts';
import { RemoveMemberLockDocument, type RemoveMemberLockMutation } from '../api/remove-member-lock.generated.ts';
import { SetMemberLockDocument, type SetMemberLockMutation } from '../api/set-member-lock.generated.ts';
import { accountSecurityQuery, memberLockQuery, obligationsQuery } from '../queries.ts';
import { proofOf } from '../security/passkeys-part.tsx';
import { ProofForm, type ProofValues } from '../security/proof-form.tsx';
import { lockByPress } from './lock-press.ts';

const NEVER = 'never';

/** The lock of the account page: its PIN, after which time it locks by itself, and a button that locks now. */
export function LockPart() {
  const t = useMessages(texts);
  const { data } = useQuery(memberLockQuery);
  const { data: security } = useQuery(accountSecurityQuery);
  const [open, setOpen] = useState<'set' | 'remove' | null>(null);
  const [idle, setIdle] = useState<string | null>(null);
  const known = data?.memberLock ?? null;
  const hasPin = known?.hasPin ?? false;
  const chosen = idle ?? String(known ? (known.idleMinutes ?? NEVER) : LOCK.idleMinutes[1]);
  const client = useQueryClient();
  const reload = () =>
    Promise.all([memberLockQuery, obligationsQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })));
  const save = useMutation({ ...operationMutation(SetMemberLockDocument), onSettled: reload, gcTime: 0 });
  const remove = useMutation({ ...operationMutation(RemoveMemberLockDocument), onSettled: reload, gcTime: 0 });
  const submit = async (values: ProofValues) => {
    const proof = proofOf(values);
    if (open === 'remove') {
      const answer = await remove.mutateAsync({ proof }).catch(() => null);
      return finish(answer?.removeMemberLock);
    }
    const idleMinutes = chosen === NEVER ? null : Number(chosen);
    const pin = values.pin === '' ? null : values.pin;
    const answer = await save.mutateAsync({ pin, idleMinutes, proof }).catch(() => null);
    return finish(answer?.setMemberLock);
  };
  const finish = (answer: Answer | undefined) => {
    if (answer?.__typename === 'SecurityRefused') return answer.code;
    if (answer !== undefined) setOpen(null);
    return null;
  };
  const failed = open === 'remove' ? remove.error : save.error;
  const begin = (next: 'set' | 'remove'): void => {
    save.reset();
    remove.reset();
    setIdle(null);
    setOpen(next);
  };
  const saveLabel = t(known ? 'settings.save' : 'settings.turnOn');
  return (
    <section aria-labelledby="lock-title" className="flex flex-col gap-4">
      <div>
        <h3 id="lock-title" className="flex flex-wrap items-center gap-3 text-lead font-semibold">
          {t('settings.title')}
          <Badge tone={known ? 'success' : 'neutral'}>
            {t(known === null ? 'settings.off' : hasPin ? 'settings.onByPin' : 'settings.onByKey')}
          </Badge>
        </h3>
        <p className="mt-1 max-w-160 text-small text-pretty text-muted">{t('settings.text')}</p>
      </div>
      {open === null ? (
        <div className="flex flex-wrap gap-3">
          {known ? (
            <Button size="small" onClick={lockByPress}>
              {t('settings.lockNow')}
            </Button>
          ) : null}
          <Button variant="outline" size="small" disabled={data === undefined} onClick={() => begin('set')}>
            {t(known ? 'settings.change' : 'settings.turnOn')}
          </Button>
          {known ? (
            <Button variant="outline" size="small" onClick={() => begin('remove')}>
              {t('settings.turnOff')}
            </Button>
          ) : null}
        </div>
      ) : (
        <ProofForm
          key={open}
          label={open === 'remove' ? t('settings.turnOff') : t('settings.title')}
          submitLabel={open === 'remove' ? t('settings.turnOff') : saveLabel}
          pinHint={open === 'set' ? t(hasPin ? 'settings.pinUnchanged' : 'settings.pinHint') : undefined}
          isDangerous={open === 'remove'}
          needsCode={security?.secondStep.isOn ?? false}
          failure={failed ? errorText(failed) : undefined}
          onSubmit={submit}
          onCancel={() => setOpen(null)}
        >
          {open === 'set' ? (
            <Field label={t('settings.idle')}>
              <Select
                name="idle"
                value={chosen}
                options={[
                  ...LOCK.idleMinutes.map((minutes) => ({
                    value: String(minutes),
                    label: t('settings.minutes', { minutes }),
                  })),
                  { value: NEVER, label: t('settings.never') },
                ]}
                onChange={({ target }) => setIdle(target.value)}
              />
            </Field>
          ) : null}
        </ProofForm>
      )}
      <p aria-live="polite" className="text-small text-muted">
        {open === null && save.data?.setMemberLock.__typename === 'MemberLock' ? t('settings.saved') : null}
        {open === null && remove.data?.removeMemberLock.__typename === 'MemberLockRemoved'
          ? t('settings.removed')
          : null}
      </p>
    </section>
  );
}

type Answer = SetMemberLockMutation['setMemberLock'] | RemoveMemberLockMutation['removeMemberLock'];
