import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '@network/ui/field/field.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { staffCall } from '../api/staff-call.ts';
import { SwitchFlagDocument } from '../api/staff-operations.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { typedText } from '../layout/typed-text.ts';
import { ReasonDialog } from '../members/reason-dialog.tsx';
import { shop } from '../messages/shop.ts';

const texts = shop.flags;
const VALUES = { on: true, off: false, release: null } as const;

/** A flag of a brand as it is now. */
export interface FlagOfBrand {
  readonly flag: string;
  /** Its id. */
  readonly brand: string;
  readonly name: string;
  readonly isOn: boolean;
  readonly isSwitched: boolean;
}

/** Switches a flag of a brand, with a reason. */
export function SwitchFlagDialog({
  flag,
  brand,
  name,
  isOn,
  isSwitched,
  onClose,
}: FlagOfBrand & { onClose: () => void }) {
  const client = useQueryClient();
  const [to, setTo] = useState<keyof typeof VALUES>(isOn ? 'off' : 'on');
  const decide = async (form: FormData): Promise<string | null> => {
    const { switched } = await staffCall(SwitchFlagDocument, {
      brand,
      flag,
      isOn: VALUES[to],
      reason: typedText(form, 'reason'),
    });
    await client.invalidateQueries({ queryKey: ['brand-flags'] });
    await client.invalidateQueries({ queryKey: ['flag-changes'] });
    if (switched.__typename === 'SwitchRefused') return switched.message;
    toasts.show({ type: 'success', message: texts.done });
    return null;
  };
  const options = Object.entries(texts.states)
    .filter(([value]) => value !== 'release' || isSwitched)
    .map(([value, label]) => ({ value, label }));
  return (
    <ReasonDialog
      title={texts.switchTitle(flag, name)}
      submit={texts.confirm[to]}
      decide={decide}
      onClose={onClose}
      reasonHint={texts.reasonHint}
    >
      <p className="text-muted">{texts.switchText}</p>
      <Field label={texts.to}>
        <Select
          options={options}
          value={to}
          onChange={(event) => setTo(event.currentTarget.value as keyof typeof VALUES)}
        />
      </Field>
    </ReasonDialog>
  );
}
