/** The parameters of the confirmation step of an outgoing upsell at /deals. */
export interface UpsellConfirmationLink {
  readonly title: string;
  readonly confirmationLink: string;
  /** The dialog that asks for the confirmation. */
  readonly component: string;
  /** The price as a person reads it. */
  readonly price: string;
  readonly description: string;
}

/** Why a `confirmation` can't be used: it is none, or the one thing that it must have is missing. */
export type ConfirmationFlaw = 'unreadable' | 'link-missing';

export type ConfirmationReading =
  | { readonly ok: true; readonly confirmation: UpsellConfirmationLink }
  | { readonly ok: false; readonly flaw: ConfirmationFlaw };

const MAX_ENCODED = 8_192;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/;
const MAX_TEXT = { title: 200, confirmationLink: 2_048, component: 60, price: 200, description: 1_000 } as const;

/**
 * Reads the query parameter `confirmation`: base64 (of either alphabet, padded or not) of a JSON object in UTF-8. Every
 * field is a short text; a price may be a number, and all but the link may be left out. The link still has to pass the
 * check of redirect targets.
 */
export function readConfirmation(value: unknown): ConfirmationReading {
  const content = objectIn(value);
  if (content === null) return { ok: false, flaw: 'unreadable' };
  const link = content['confirmationLink'];
  if (link === undefined || link === null || (typeof link === 'string' && link.trim() === ''))
    return { ok: false, flaw: 'link-missing' };
  const texts = {
    title: textOf(content['title'], MAX_TEXT.title),
    confirmationLink: textOf(link, MAX_TEXT.confirmationLink),
    component: textOf(content['component'], MAX_TEXT.component),
    price: textOf(priceIn(content), MAX_TEXT.price),
    description: textOf(content['description'], MAX_TEXT.description),
  };
  const isWrong = Object.values(texts).includes(null);
  return isWrong
    ? { ok: false, flaw: 'unreadable' }
    : { ok: true, confirmation: texts as { [Key in keyof typeof texts]: string } };
}

/** The `confirmation` of an address, in base64url. */
export function writeConfirmation(confirmation: UpsellConfirmationLink): string {
  let bytes = '';
  for (const byte of new TextEncoder().encode(JSON.stringify(confirmation))) bytes += String.fromCharCode(byte);
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function objectIn(value: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof value !== 'string' || value === '' || value.length > MAX_ENCODED) return null;
  // A plus that was not encoded in an address arrives as a space.
  const encoded = value.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/');
  if (!BASE64.test(encoded)) return null;
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const content: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof content !== 'object' || content === null || Array.isArray(content)) return null;
    return content as Readonly<Record<string, unknown>>;
  } catch {
    return null;
  }
}

function priceIn({ price }: Readonly<Record<string, unknown>>): unknown {
  return typeof price === 'number' && Number.isFinite(price) ? String(price) : price;
}

function textOf(value: unknown, max: number): string | null {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' && value.length <= max ? value : null;
}
