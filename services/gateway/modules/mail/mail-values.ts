import type { mails } from '@network/messages/mails.ts';

type Mails = typeof mails;

/** What a mail is about; its texts are in libs/messages/mails.ts. */
export type MailKind = keyof Mails;

/** A price is shown with its currency, a moment as its day in UTC. */
export type MailValue = string | number | Date | { readonly minorUnits: number; readonly currency: string };

type PlaceholdersIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceholdersIn<Rest> : never;
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
  | { readonly minorUnits: number; readonly currency: string };

/** As a row stores it; `{}` once the mail is finished. */
export interface StoredValues {
  readonly link?: string;
  readonly linkOn?: LinkHost;
  /** Of promotional mail: the person who may unsubscribe by it. */
  readonly readerId?: string;
  readonly values?: Readonly<Record<string, StoredValue>>;
}

export function storeValue(value: MailValue): StoredValue {
  return value instanceof Date ? { day: value.toISOString() } : value;
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A value as a reader sees it, on one line. */
export function showValue(value: StoredValue): string {
  if (typeof value === 'number') return value.toLocaleString('en-US');
  // Line ends would let a value add headers and paragraphs.
  if (typeof value === 'string') return value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  if ('day' in value) return days.format(new Date(value.day));
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: value.currency });
  return format.format(value.minorUnits / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
