/**
 * What tests of other modules and of the gateway use of mail.
 */
export { deliverDue } from '../deliver-mails.ts';
export { mailsOf, type OutboxMail } from './outbox.ts';
