import { createTransport } from 'nodemailer';
import { fetch } from 'undici';
import { SANDBOX_KEY_HEADER, type SandboxMail } from '@network/validation/sandbox-mail.ts';
import { sandboxKey } from '../../../config/sandbox-key.ts';
import type { GatewayConfig } from '../../../config/config.ts';
import { QUEUES } from '../../../outbox/queues.ts';

/** A way out for mails. */
export interface MailTransport {
  /** @throws DeliveryFailed when it was not taken */
  deliver(mail: SandboxMail): Promise<void>;
  close(): void;
}

/** Why a mail was not taken: a code, without what a server says of its recipient. */
export class DeliveryFailed extends Error {
  override readonly name = 'DeliveryFailed';
  readonly code: string;
  /** Trying again would be refused too. */
  readonly isFinal: boolean;

  constructor(code: string, isFinal: boolean) {
    super(`The mail was not delivered (${code}).`);
    this.code = code;
    this.isFinal = isFinal;
  }
}

type Needs = Pick<GatewayConfig, 'smtpUrl' | 'billerPort' | 'secrets'>;

/** The mail server of SMTP_URL, or the development mailbox. */
export function openTransport(config: Needs): MailTransport {
  return config.smtpUrl === null ? toMailbox(config) : toServer(config.smtpUrl);
}

const ANSWER_MS = 10_000;

/** The form that a mail program posts (RFC 8058, 3.1). */
const ONE_CLICK_FORM = 'List-Unsubscribe=One-Click';

function toServer(url: string): MailTransport {
  const server = createTransport(
    {
      pool: true,
      maxConnections: QUEUES.mails.places,
      connectionTimeout: ANSWER_MS,
      greetingTimeout: ANSWER_MS,
      socketTimeout: ANSWER_MS * 3,
      url,
    },
    // Machines need not answer, nor out-of-office notes.
    { headers: { 'auto-submitted': 'auto-generated' } },
  );
  return {
    deliver: async ({ id, from, to, replyTo, subject, text, html, unsubscribe }) => {
      // RFC 8058: mail programs offer one press, which posts to that address.
      const headers = unsubscribe && {
        'list-unsubscribe': `<${unsubscribe}>`,
        'list-unsubscribe-post': ONE_CLICK_FORM,
      };
      try {
        // An object is one address, whatever is in it; a text might be read as several.
        const one = (address: string) => ({ name: '', address });
        const addressed = { messageId: `<${id}>`, from, to: one(to), ...(replyTo && { replyTo: one(replyTo) }) };
        await server.sendMail({ ...addressed, subject, text, html, ...(headers && { headers }) });
      } catch (error) {
        const { code = 'UNKNOWN', responseCode } = error as { code?: string; responseCode?: number };
        const isFinal = responseCode !== undefined && responseCode >= 500 && code === 'EENVELOPE';
        throw new DeliveryFailed(responseCode === undefined ? code : `${code} ${responseCode}`, isFinal);
      }
    },
    close: () => server.close(),
  };
}

function toMailbox(config: Needs): MailTransport {
  const url = `http://localhost:${config.billerPort}/mail`;
  const headers = { 'content-type': 'application/json', [SANDBOX_KEY_HEADER]: sandboxKey(config) };
  return {
    deliver: async (mail) => {
      const signal = AbortSignal.timeout(ANSWER_MS);
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(mail), signal }).catch(() => {
        throw new DeliveryFailed('EMAILBOX', false);
      });
      await response.body?.cancel();
      if (!response.ok) throw new DeliveryFailed(`EMAILBOX ${response.status}`, response.status === 400);
    },
    close: () => undefined,
  };
}
