import { useMessages } from '@network/core/i18n/messages.ts';
import { gifts } from '@network/messages/gifts.ts';
import { Field } from '@network/ui/field/field.tsx';
import type { CheckedForm } from '@network/ui/form/use-checked-form.ts';
import { Input } from '@network/ui/input/input.tsx';
import { Textarea } from '@network/ui/input/textarea.tsx';
import type { GiftOrder } from '../kept-gift.ts';

export interface GiftFieldsProps {
  readonly form: CheckedForm;
  /** What the fields begin with; null for empty ones. */
  readonly kept: GiftOrder | null;
  readonly delivery: 'email' | 'hand';
  /** Show on the card what is typed. */
  readonly onSender: (text: string) => void;
  readonly onMessage: (text: string) => void;
}

/** Who gives, who gets it and when, and what is written on the card. */
export function GiftFields({ form, kept, delivery, onSender, onMessage }: GiftFieldsProps) {
  const t = useMessages(gifts);
  const sender = form.control('buyerName');
  const message = form.control('message');
  return (
    <div className="grid gap-5 medium:grid-cols-2">
      {delivery === 'email' ? (
        <>
          <Field label={t('give.recipientEmail')} error={form.errorOf('recipientEmail')} required>
            <Input
              {...form.control('recipientEmail')}
              type="email"
              inputMode="email"
              autoComplete="off"
              defaultValue={kept?.recipientEmail ?? ''}
            />
          </Field>
          <Field label={t('give.deliverOn')} hint={t('give.deliverHint')} error={form.errorOf('deliverOn')}>
            <Input {...form.control('deliverOn')} type="date" defaultValue={kept?.deliverOn ?? ''} />
          </Field>
        </>
      ) : null}
      <Field label={t('give.buyerName')} hint={t('give.buyerNameHint')} error={form.errorOf('buyerName')} required>
        <Input
          {...sender}
          type="text"
          autoComplete="given-name"
          maxLength={60}
          defaultValue={kept?.buyerName ?? ''}
          onChange={(event) => {
            sender.onChange(event);
            onSender(event.currentTarget.value);
          }}
        />
      </Field>
      <Field label={t('give.buyerEmail')} hint={t('give.buyerEmailHint')} error={form.errorOf('buyerEmail')} required>
        <Input
          {...form.control('buyerEmail')}
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={kept?.buyerEmail ?? ''}
        />
      </Field>
      <Field
        label={t('give.message')}
        hint={t('give.messageHint')}
        error={form.errorOf('message')}
        required
        className="medium:col-span-2"
      >
        <Textarea
          {...message}
          rows={3}
          maxLength={300}
          defaultValue={kept?.message ?? t('give.messageStandard')}
          onChange={(event) => {
            message.onChange(event);
            onMessage(event.currentTarget.value);
          }}
        />
      </Field>
    </div>
  );
}
