import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { object } from 'zod/mini';
import { restOf } from '@network/core/api/rest-call.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { accountPrivacy } from '@network/messages/account-privacy.ts';
import { Button } from '@network/ui/button/button.tsx';
import { checkedText } from '@network/ui/form/checked-text.ts';
import { useCheckedForm } from '@network/ui/form/use-checked-form.ts';
import { Link } from '@network/ui/link/link.tsx';
import { CODE_REFUSALS, CodeField } from './code-field.tsx';
import { saveJson } from './save-json.ts';

const REFUSALS = [...CODE_REFUSALS, 'TOO_MANY_ATTEMPTS'] as const;
type Refusal = (typeof REFUSALS)[number];

/** Exports a person's data; it requests the code of their second step once the gateway requires it. */
export function ExportPart() {
  const t = useMessages(accountPrivacy);
  const [needsCode, setNeedsCode] = useState(false);
  const file = useMutation({
    mutationFn: async (code: string, { client }): Promise<Refusal | null> => {
      const { status, body } = await restOf(client)('/v2/user/personal-data', code === '' ? {} : { code });
      if (status !== 200) return refusalOf(status, body);
      saveJson(t('export.fileName'), body);
      return null;
    },
  });
  const form = useCheckedForm({
    schema: object(
      needsCode ? { code: checkedText((value) => (value.trim() === '' ? t('code.errors.CODE_REQUIRED') : null)) } : {},
    ),
    onSubmit: async (values) => {
      const { code = '' } = values as { readonly code?: string };
      const refusal = await file.mutateAsync(code).catch(() => null);
      if (refusal === 'CODE_REQUIRED') setNeedsCode(true);
      // The first answer only makes the field appear.
      return refusal !== null && needsCode ? { code: t(`code.errors.${refusal}`) } : {};
    },
  });
  const failure = file.error
    ? errorText(file.error)
    : file.data && !form.errorOf('code')
      ? t(`code.errors.${file.data}`)
      : null;
  return (
    <section aria-labelledby="export-title" className="flex flex-col items-start gap-4">
      <div className="max-w-prose">
        <h3 id="export-title" className="text-lead font-semibold">
          {t('export.title')}
        </h3>
        <p className="mt-1 text-small text-pretty text-muted">
          {t('export.text')} <Link href="/privacy">{t('policy')}</Link>
        </p>
      </div>
      <form
        {...form.formProps}
        method="post"
        aria-labelledby="export-title"
        className="flex flex-col items-start gap-4"
      >
        {needsCode ? <CodeField form={form} /> : null}
        <Button type="submit" variant="outline" busy={file.isPending}>
          {t('export.submit')}
        </Button>
      </form>
      <p aria-live="polite" className={failure === null ? 'text-small text-muted' : 'text-small text-danger'}>
        {failure ?? (file.data === null ? t('export.done') : null)}
      </p>
    </section>
  );
}

/** @throws Error for an answer that is no refusal */
function refusalOf(status: number, body: unknown): Refusal {
  const refusal = REFUSALS.find((each) => each === (body as { readonly code?: unknown } | null)?.code);
  if (refusal === undefined) throw new Error(`API Request failed with status code ${status}`);
  return refusal;
}
