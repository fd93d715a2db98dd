import { passwordField } from '@network/messages/password-field.ts';
import { messagesOf } from '../i18n/messages.ts';

/** The texts of a field for a password, for `PasswordInput`. */
export function passwordTexts() {
  const t = messagesOf(passwordField);
  return { show: t('show'), hide: t('hide'), label: t('label') };
}
