import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { WORTH_BOUNDS } from '@network/validation/worth-bounds.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { staffCall } from '../api/staff-call.ts';
import { BrandFlagsDocument, CreateVouchersDocument } from '../api/staff-operations.generated.ts';
import { typedText } from '../layout/typed-text.ts';
import { useRequestKey } from '../layout/use-request-key.ts';
import { useSession } from '../layout/use-session.ts';
import { csvOf, saveFile } from '../list/csv.ts';
import { ReasonDialog } from '../members/reason-dialog.tsx';
import { people } from '../messages/people.ts';
import { redeemCodes } from '../messages/redeem-codes.ts';

const texts = redeemCodes.make;

/** Makes a batch of codes, and shows them once: nobody can read them again. Sent again, a request whose answer was lost shows the same ones. */
export function NewRedeemCodesDialog({ onMade, onClose }: { onMade: () => Promise<void>; onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [name, setName] = useState('');
  const isMade = useRef(false);
  const keyOf = useRequestKey();
  const create = async (form: FormData): Promise<string | null> => {
    const request = inputOf(form);
    const variables = { ...request, requestKey: keyOf(request) };
    const { createVouchers: answer } = await staffCall(CreateVouchersDocument, variables);
    if (answer.__typename === 'VouchersRefused') return answer.message;
    setName(typedText(form, 'name'));
    setCodes(answer.codes);
    isMade.current = true;
    await onMade();
    return null;
  };
  if (codes !== null) return <Codes name={name} codes={codes} onClose={onClose} />;
  return (
    <ReasonDialog
      title={texts.title}
      submit={texts.submit}
      decide={create}
      isDoneOnce
      // The dialog also closes after a success, and then the codes are shown.
      onClose={() => {
        if (!isMade.current) onClose();
      }}
    >
      <VoucherFields />
    </ReasonDialog>
  );
}

function inputOf(form: FormData) {
  const kind = typedText(form, 'kind') === 'DAYS' ? ('DAYS' as const) : ('GEMS' as const);
  const day = typedText(form, 'expires');
  return {
    input: {
      name: typedText(form, 'name'),
      kind,
      worth: Number(typedText(form, 'worth')),
      product: kind === 'DAYS' ? typedText(form, 'product') : null,
      brand: typedText(form, 'brand') || null,
      codes: Number(typedText(form, 'codes')),
      usesEach: Number(typedText(form, 'usesEach')),
      expiresAt: day === '' ? null : `${day}T23:59:59Z`,
    },
    reason: typedText(form, 'reason'),
  };
}

function VoucherFields() {
  const { sites } = useSession();
  const [kind, setKind] = useState('GEMS');
  const worth = kind === 'DAYS' ? WORTH_BOUNDS.voucherDays : WORTH_BOUNDS.voucherGems;
  const { data: brands = [] } = useQuery({
    queryKey: ['brand-flags'],
    queryFn: async () => (await staffCall(BrandFlagsDocument, {})).brandFlags,
  });
  return (
    <>
      <Field label={texts.name} required>
        <Input name="name" required maxLength={80} autoComplete="off" />
      </Field>
      <div className="grid gap-4 medium:grid-cols-2">
        <Field label={texts.kind}>
          <Select
            name="kind"
            value={kind}
            onChange={(event) => setKind(event.currentTarget.value)}
            options={[
              { value: 'GEMS', label: texts.gems },
              { value: 'DAYS', label: texts.days },
            ]}
          />
        </Field>
        <Field label={kind === 'DAYS' ? texts.howManyDays : texts.howManyGems} required>
          <Input name="worth" type="number" required min={worth.least} max={worth.most} defaultValue={7} />
        </Field>
        {kind === 'DAYS' ? (
          <Field label={texts.product}>
            <Select name="product" options={sites.map((site) => ({ value: site, label: site }))} />
          </Field>
        ) : null}
        <Field label={texts.brand}>
          <Select
            name="brand"
            options={[
              { value: '', label: texts.everyBrand },
              ...brands.map(({ brand, name }) => ({ value: brand, label: name })),
            ]}
          />
        </Field>
        <Field label={texts.codes} required>
          <Input name="codes" type="number" required min={1} max={1_000} defaultValue={10} />
        </Field>
        <Field label={texts.usesEach} required>
          <Input name="usesEach" type="number" required min={1} max={10_000} defaultValue={1} />
        </Field>
        <Field label={texts.expires}>
          <Input name="expires" type="date" />
        </Field>
      </div>
    </>
  );
}

function Codes({ name, codes, onClose }: { name: string; codes: readonly string[]; onClose: () => void }) {
  const save = () => {
    const file = `${name.toLowerCase().replaceAll(/\W+/g, '-')}-codes.csv`;
    saveFile(file, csvOf([{ id: 'code', heading: texts.code, cell: (code) => code, text: (code) => code }], codes));
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.madeTitle(codes.length)}
      closeLabel={people.dialog.cancel}
      backdropCloses={false}
      escapeCloses={false}
    >
      <div className="flex flex-col gap-5">
        <p className="text-muted">{texts.madeText}</p>
        <ul
          role="list"
          aria-label={texts.codes}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it
          tabIndex={0}
          className="flex max-h-64 flex-col gap-1 overflow-y-auto rounded-panel border-line border-subtle bg-surface p-4 font-mono text-small"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex justify-end gap-3">
          <Button onClick={save}>{texts.save}</Button>
        </div>
      </div>
    </Dialog>
  );
}
