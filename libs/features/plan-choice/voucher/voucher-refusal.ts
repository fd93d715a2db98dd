import { messagesOf } from '@network/core/i18n/messages.ts';
import { vouchers } from '@network/messages/vouchers.ts';

const PREFIX = 'billing.voucher.';

/** The text for a message key about vouchers, the general one for any other; null for none. */
export function voucherRefusal(messageKey: string | null): string | null {
  if (messageKey === null) return null;
  const t = messagesOf(vouchers);
  const name = messageKey.slice(PREFIX.length);
  const isKnown = messageKey.startsWith(PREFIX) && Object.hasOwn(vouchers.refused, name);
  return isKnown ? t(`refused.${name as keyof typeof vouchers.refused}`) : t('failed');
}
