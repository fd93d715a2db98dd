import { messagesOf } from '@network/core/i18n/messages.ts';
import { gifts } from '@network/messages/gifts.ts';

/** The text of a key that the gateway answered about gifts and codes; `code` is the number that support needs, `price` what a gift costs now. */
export function giftText(messageKey: string | null, code = '—', price = ''): string {
  const [, group, name = ''] = messageKey?.split('.') ?? [];
  const t = messagesOf(gifts);
  if (group === 'refused' && name in gifts.refused) return t(`refused.${name as keyof typeof gifts.refused}`);
  if (name === 'price') return t('wrong.price', { price });
  if (group === 'wrong' && name !== 'failed' && name in gifts.wrong) {
    return t(`wrong.${name as Exclude<keyof typeof gifts.wrong, 'failed' | 'price'>}`);
  }
  return t('wrong.failed', { code });
}
