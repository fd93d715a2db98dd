/**
 * What tests of other modules and of the gateway use of mail.
 */
export { deliverDue, deliverMails } from '../deliver-mails.ts';
export { startTestMailServer, type TestMailServer } from './mail-server.ts';
export { mailsOf, type OutboxMail } from './outbox.ts';
