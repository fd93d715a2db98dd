import { mailFrame, mails } from '@network/messages/mails.ts';
import { mailHtml } from './mail-html.ts';
import type { MailSender } from './mail-sender.ts';
import { UNSUBSCRIBE_PATH } from './unsubscribe-token.ts';
import { type MailKind, showValue, type StoredValues } from './mail-values.ts';

/** A mail ready to be sent. */
export interface RenderedMail {
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The address that ends mails like this one; null for transactional ones, which nobody can end. */
  readonly unsubscribe: string | null;
}

/** The texts of a mail with its values filled in; not escaped yet. */
export interface MailWords {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action: string;
  readonly address: string;
  readonly linkHint: string;
  readonly footer: string;
  readonly support: { readonly text: string; readonly address: string } | null;
  readonly unsubscribe: { readonly text: string; readonly address: string } | null;
}

export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mails, kind);
}

/**
 * A mail in both its forms, with addresses on its sender's hosts.
 * @param tokenFor makes the token by which a person unsubscribes
 * @throws Error when its texts name a value that is not there
 */
export function renderMail(
  kind: MailKind,
  sender: MailSender,
  stored: StoredValues,
  tokenFor: (userId: string) => string,
): RenderedMail {
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
      if (name === 'brand') return sender.name;
      const value = stored.values?.[name];
      if (value === undefined) throw new Error(`The mail "${kind}" has no value for {${name}}.`);
      return showValue(value);
    });
  const texts = mails[kind];
  const unsubscribe = stored.readerId === undefined ? null : unsubscribeAddress(sender, tokenFor(stored.readerId));
  const words: MailWords = {
    subject: fill(texts.subject),
    heading: fill(texts.heading),
    paragraphs: texts.paragraphs.map(fill),
    action: fill(texts.action),
    address: new URL(stored.link ?? '/', sender.urls[stored.linkOn ?? 'members']).href,
    linkHint: mailFrame.linkHint,
    footer: fill(sender.isForStaff ? mailFrame.staffFooter : mailFrame.footer),
    support: sender.isForStaff
      ? null
      : { text: mailFrame.support, address: new URL('/support', sender.urls.tour).href },
    unsubscribe: unsubscribe === null ? null : { text: mailFrame.unsubscribe, address: unsubscribe },
  };
  return {
    from: addressOf(sender),
    subject: words.subject,
    text: plainText(words),
    html: mailHtml(words, sender),
    unsubscribe,
  };
}

function unsubscribeAddress({ id, urls }: MailSender, token: string): string {
  return new URL(`${UNSUBSCRIBE_PATH}?${new URLSearchParams({ brand: id, token }).toString()}`, urls.api).href;
}

/** Nobody reads answers: people write to the support page. */
function addressOf({ name, urls }: MailSender): string {
  const domain = new URL(urls.tour).hostname.replace(/^www\./, '');
  return `"${name.replaceAll(/["\\]/g, '')}" <no-reply@${domain}>`;
}

function plainText({ heading, paragraphs, action, address, footer, support, unsubscribe }: MailWords): string {
  const frame = ['--', footer, ...(support === null ? [] : [support.address])].join('\n');
  const end = unsubscribe === null ? [] : [`${unsubscribe.text}:\n${unsubscribe.address}`];
  return [heading, ...paragraphs, `${action}:\n${address}`, frame, ...end, ''].join('\n\n');
}
