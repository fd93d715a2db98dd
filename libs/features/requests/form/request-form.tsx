import { CircleAlert } from 'lucide-react';
import { noConnectionText } from '@network/core/i18n/error-text.ts';
import { pageAddress } from '@network/core/i18n/language.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { requests } from '@network/messages/requests.ts';
import { Button } from '@network/ui/button/button.tsx';
import { fieldsOf, type RequestKind } from '@network/validation/requests/request-forms.ts';
import type { FieldName } from './field-text.ts';
import { ReceivedNote } from './received-note.tsx';
import { RequestField } from './request-field.tsx';
import { type RequestAnswer, useRequestForm } from './use-request-form.ts';

/** A public form: a plain form of HTML, helped by scripts where they run. */
export function RequestForm({ kind }: { readonly kind: RequestKind }) {
  const t = useMessages(requests);
  const { answer, isNewPage, form, startAgain } = useRequestForm(kind);
  if (answer?.outcome === 'received') {
    return <ReceivedNote kind={kind} caseNumber={answer.caseNumber} onAgain={startAgain} />;
  }
  const rules = fieldsOf(kind);
  const hasFiles = Object.values(rules).some(({ type }) => type === 'pictures');
  const values = (answer && 'values' in answer ? answer.values : undefined) ?? {};
  return (
    <form
      method="post"
      action={pageAddress(`/${kind}`)}
      encType={hasFiles ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      {...form.formProps}
      className="flex max-w-2xl flex-col gap-6"
    >
      <Notice answer={answer} hasFiles={hasFiles} isNewPage={isNewPage} />
      {Object.entries(rules).map(([name, rule]) => (
        <RequestField key={name} name={name as FieldName} rule={rule} value={values[name] ?? ''} form={form} />
      ))}
      <Button type="submit" size="large" busy={form.isSending} className="self-start max-medium:w-full">
        {t(`${kind}.send`)}
      </Button>
    </form>
  );
}

interface NoticeProps {
  readonly answer: RequestAnswer | null;
  readonly hasFiles: boolean;
  readonly isNewPage: boolean;
}

/** The result of the whole form; announced when it appears. */
function Notice({ answer, hasFiles, isNewPage }: NoticeProps) {
  const t = useMessages(requests);
  const text = noticeText(t, answer, { hasFiles, isNewPage });
  return (
    <div role="alert" className={text === null ? 'sr-only' : undefined}>
      {text === null ? null : (
        <p className="flex items-start gap-3 rounded-panel bg-danger-surface px-5 py-4 text-small text-on-media">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {text}
        </p>
      )}
    </div>
  );
}

function noticeText(
  t: ReturnType<typeof useMessages<typeof requests>>,
  answer: RequestAnswer | null,
  { hasFiles, isNewPage }: Pick<NoticeProps, 'hasFiles' | 'isNewPage'>,
) {
  switch (answer?.outcome) {
    case 'refused':
      return hasFiles && isNewPage ? `${t('refused')} ${t('chooseAgain')}` : t('refused');
    case 'limited':
      return t('limited', { minutes: Math.ceil(answer.retryAfterSeconds / 60) });
    case 'tooLarge':
      return hasFiles ? `${t('tooLarge')} ${t('hints.pictures')}` : t('tooLarge');
    case 'unreached':
      return noConnectionText();
    case 'failed':
      return t('failed');
    default:
      return null;
  }
}
