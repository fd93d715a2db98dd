import { fillText } from '@network/messages/catalogue/fill-text.ts';
import { translated } from '@network/messages/catalogue/translations.ts';
import { mailFrame, mails } from '@network/messages/mails.ts';
import { DEFAULT_LANGUAGE, type Language } from '@network/validation/languages.ts';
import { readableText } from '@network/validation/readable-email.ts';
import { mailHtml } from './mail-html.ts';
import { type MailSender, postalAddress } from './mail-sender.ts';
import { UNSUBSCRIBE_PATH } from './unsubscribe-token.ts';
import { linesOf, type MailKind, showValue, type StoredValues } from './mail-values.ts';

/** A mail ready to be sent. */
export interface RenderedMail {
  readonly from: string;
  /** The address that an answer goes to; null where nobody reads answers. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The address that ends mails like this one; null for transactional ones, which nobody can end. */
  readonly unsubscribe: string | null;
}

/** The texts of a mail with its values filled in; not escaped yet. */
export interface MailWords {
  readonly language: Language;
  readonly subject: string;
  /** What a list of mails shows of the text. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action: string;
  readonly address: string;
  readonly linkHint: string;
  readonly footer: string;
  readonly support: { readonly text: string; readonly address: string } | null;
  readonly unsubscribe: { readonly text: string; readonly address: string } | null;
  /** Where the sender is reached by post, which promotional mails must say (15 U.S.C. 7704(a)(5)(A)(iii)); null for others. */
  readonly post: string | null;
}

export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mails, kind);
}

/**
 * A mail in both its forms, with addresses on its sender's hosts.
 * @param parts `tokenFor` makes the token by which a person unsubscribes; without `sellsMemberships` the mail invites nobody to join
 * @throws Error when its texts name a value that is not there
 */
export function renderMail(
  kind: MailKind,
  sender: MailSender,
  stored: StoredValues,
  { tokenFor, sellsMemberships }: { readonly tokenFor: (userId: string) => string; readonly sellsMemberships: boolean },
): RenderedMail {
  const language = stored.language ?? DEFAULT_LANGUAGE;
  const frame = translated(mailFrame, language);
  const fill = (text: string): string =>
    fillText(text, (name) => {
      if (name === 'brand') return sender.name;
      const value = stored.values?.[name];
      if (value === undefined) return value;
      return showValue(typeof value === 'string' ? readableText(value) : value, language);
    });
  const texts = translated(mails, language)[textsFor(kind, stored)];
  const unsubscribe = stored.readerId === undefined ? null : unsubscribeAddress(sender, tokenFor(stored.readerId));
  const invitation = sellsMemberships && 'whereSold' in texts ? texts.whereSold : [];
  const paragraphs = [...texts.paragraphs, ...invitation].flatMap((text) => ownLines(text, stored) ?? [fill(text)]);
  // Lists of mails and notifications show subject, sender and preview: a discreet mail names the brand inside it only.
  const discreet = stored.isDiscreet === true ? frame.discreet : null;
  const words: MailWords = {
    language,
    subject: discreet?.subject ?? fill(texts.subject),
    preview: discreet?.preview ?? paragraphs[0] ?? '',
    heading: fill(texts.heading),
    paragraphs,
    action: fill(texts.action),
    address: new URL(stored.link ?? '/', sender.urls[stored.linkOn ?? 'members']).href,
    linkHint: frame.linkHint,
    footer: fill(footerOf(frame, sender, stored)),
    support: sender.isForStaff ? null : { text: frame.support, address: new URL('/support', sender.urls.tour).href },
    unsubscribe: unsubscribe === null ? null : { text: frame.unsubscribe, address: unsubscribe },
    post: unsubscribe === null ? null : postalAddress(sender),
  };
  return {
    from: addressOf(sender, discreet?.sender ?? sender.name),
    replyTo: stored.replyTo ?? null,
    subject: words.subject,
    text: `${discreet === null ? '' : `${discreet.preview}\n\n`}${plainText(words)}`,
    html: mailHtml(words, sender),
    unsubscribe,
  };
}

/** A mail that an earlier gateway queued is still sent: with the texts that need no value which it did not store yet. */
function textsFor(kind: MailKind, { values }: StoredValues): MailKind {
  return kind === 'signInLink' && values?.['code'] === undefined ? 'signInLinkAlone' : kind;
}

/** What a mail says of answers to it. */
function footerOf(frame: typeof mailFrame, sender: MailSender, { replyTo }: StoredValues): string {
  if (replyTo !== undefined) return frame.answeredFooter;
  return sender.isForStaff ? frame.staffFooter : frame.footer;
}

/** The lines of a value that is a paragraph's whole text. */
function ownLines(paragraph: string, { values }: StoredValues): readonly string[] | null {
  const name = /^\{(\w+)\}$/.exec(paragraph)?.[1];
  return name === undefined ? null : linesOf(values?.[name]);
}

function unsubscribeAddress({ id, urls }: MailSender, token: string): string {
  return new URL(`${UNSUBSCRIBE_PATH}?${new URLSearchParams({ brand: id, token }).toString()}`, urls.api).href;
}

/** Nobody reads answers to this address: people write to the support page, or to `replyTo`. */
function addressOf({ urls }: MailSender, name: string): string {
  const domain = new URL(urls.tour).hostname.replace(/^www\./, '');
  return `"${name.replaceAll(/["\\]/g, '')}" <no-reply@${domain}>`;
}

function plainText({ heading, paragraphs, action, address, footer, support, unsubscribe, post }: MailWords): string {
  const frame = ['--', footer, ...(support === null ? [] : [support.address]), ...(post === null ? [] : [post])].join(
    '\n',
  );
  const end = unsubscribe === null ? [] : [`${unsubscribe.text}:\n${unsubscribe.address}`];
  return [heading, ...paragraphs, `${action}:\n${address}`, frame, ...end, ''].join('\n\n');
}
