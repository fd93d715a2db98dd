/**
 * Mails by an outbox: what is queued in a transaction is sent exactly if that commits.
 */
export { isDiscreetRecipient, saveDiscreetRecipient } from './discreet-recipients.ts';
export { recipientLanguage, saveRecipientLanguage } from './recipient-languages.ts';
export { CONSOLE_SENDER } from './mail-sender.ts';
export { findMails, mailsByDay, type MailOfQueue, sendMailNow } from './find-queue.ts';
export { showValue, storeValue } from './mail-values.ts';
export { type MailFate, mailsByKey } from './mails-by-key.ts';
export { mailsOfMember, previewMail } from './mails-of-member.ts';
export { waitForFormMail } from './form-mails.ts';
export { type Mail, queueMail } from './queue-mail.ts';
export type { MailTables } from './tables.ts';
export { UNSUBSCRIBE_PATH, unsubscribeToken, unsubscribingUser } from './unsubscribe-token.ts';
