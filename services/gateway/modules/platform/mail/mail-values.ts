import { moneyText } from '@network/validation/currencies.ts';
import type { mails } from '@network/messages/mails.ts';
import { DEFAULT_LANGUAGE, type Language } from '@network/validation/languages.ts';

type Mails = typeof mails;

/** What a mail is about; its texts are in libs/messages/mails.ts. */
export type MailKind = keyof Mails;

/** A price is shown with its currency, a time as its day in UTC; of `lines` each line is a paragraph. */
export type MailValue =
  | string
  | number
  | Date
  /** A text of ours or a title of content, which is in the language of the mail. */
  | (() => string | { readonly lines: string })
  | { readonly minorUnits: number; readonly currency: string }
  | { readonly lines: string };

/** The name of a place, which a plural begins with. The words of a plural have a space; they are no name. */
type NameOf<Place> = Place extends `${infer Name}, plural, ${string}`
  ? Name
  : Place extends `${string} ${string}`
    ? never
    : Place;
type PlaceholdersIn<Text> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? NameOf<Place> | PlaceholdersIn<Rest>
  : never;
type TextsOf<Kind extends MailKind> =
  | Mails[Kind]['subject']
  | Mails[Kind]['heading']
  | Mails[Kind]['action']
  | Mails[Kind]['paragraphs'][number];

/** The placeholders in the texts of a kind, and the path of its button. */
export type MailValues<Kind extends MailKind> = {
  readonly [Name in Exclude<PlaceholdersIn<TextsOf<Kind>>, 'brand'>]: MailValue;
} & {
  /** A path with its query, such as `/account`, on the host that `linkOn` names. */
  readonly link: string;
};

/** Hosts that a mail's button may lead to: the brand's own, and the identity server's. */
export type LinkHost = 'members' | 'tour' | 'api';

type StoredValue =
  | string
  | number
  | { readonly day: string }
  | { readonly minorUnits: number; readonly currency: string }
  | { readonly lines: string };

/** The values that a row stores; `{}` once the mail is finished. */
export interface StoredValues {
  readonly link?: string;
  readonly linkOn?: LinkHost;
  /** The address that an answer goes to. */
  readonly replyTo?: string;
  /** The person who may unsubscribe with the link of a promotional mail. */
  readonly readerId?: string;
  /** Whether its subject, sender and preview must not name the brand. */
  readonly isDiscreet?: true;
  /** English where it is missing. */
  readonly language?: Language;
  readonly values?: Readonly<Record<string, StoredValue>>;
}

export function storeValue(value: MailValue): StoredValue {
  if (typeof value === 'function') return value();
  return value instanceof Date ? { day: value.toISOString() } : value;
}

// Line ends would let a value add headers and paragraphs.
const onOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** A value as a reader of a language sees it, on one line. */
export function showValue(value: StoredValue, language: Language = DEFAULT_LANGUAGE): string {
  if (typeof value === 'number') return value.toLocaleString(language);
  if (typeof value === 'string') return onOneLine(value);
  if ('lines' in value) return onOneLine(value.lines);
  if ('day' in value) {
    // It may be another day where the reader is.
    return `${new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value.day))} (UTC)`;
  }
  return moneyText(value.minorUnits, value.currency, language);
}

/** The lines of a text that a person wrote on several, without empty ones; null for every other value. */
export function linesOf(value: StoredValue | undefined): readonly string[] | null {
  if (typeof value !== 'object' || !('lines' in value)) return null;
  return value.lines
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(onOneLine)
    .filter((line) => line !== '');
}
