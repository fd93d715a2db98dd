import { DAY_MS, startOfDay } from '@network/lifecycle/calendar/utc-dates.ts';
import { parseEmail } from '@network/validation/email.ts';
import { textLength } from '@network/validation/text-length.ts';
import { writtenLine, writtenText } from '@network/validation/written-text.ts';
import type { StartGiftInput } from '../../../../graphql/resolvers.generated.ts';
import { GIFT_MESSAGES, type GiftMessage } from './gift-messages.ts';

const LONGEST = { name: 60, message: 300 } as const;
const LONGEST_WAIT_DAYS = 366;
/** A gift is mailed to people who did not ask for it: it carries no addresses of others. */
const ADDRESS = /https?:|www\.|\b[\w-]+\.(?:com|net|org|info|ru|xyz|io|me|co)\b|@/i;

export interface GiftInput {
  readonly buyerEmail: string;
  readonly buyerName: string;
  readonly recipientEmail: string | null;
  readonly message: string;
  readonly deliverAt: Date;
}

export interface WrongInput {
  readonly field: string;
  readonly messageKey: GiftMessage;
}

/** Reads the form of a gift. The first thing that is wrong is named with its field. */
export function readGiftInput(input: StartGiftInput, now: Date): GiftInput | WrongInput {
  const buyerEmail = parseEmail(input.buyerEmail);
  if (buyerEmail === null) return wrong('buyerEmail', 'invalidEmail');
  const buyerName = writtenLine(input.buyerName);
  if (buyerName === '' || textLength(buyerName) > LONGEST.name) return wrong('buyerName', 'invalidName');
  if (ADDRESS.test(buyerName)) return wrong('buyerName', 'noAddresses');
  const typed = input.recipientEmail?.trim() ?? '';
  const recipientEmail = typed === '' ? null : parseEmail(typed);
  if (typed !== '' && recipientEmail === null) return wrong('recipientEmail', 'invalidEmail');
  const message = writtenText(input.message);
  if (message === '' || textLength(message) > LONGEST.message) return wrong('message', 'invalidMessage');
  if (ADDRESS.test(message)) return wrong('message', 'noAddresses');
  const deliverAt = deliveryOf(input.deliverOn ?? null, now);
  if (deliverAt === null) return wrong('deliverOn', 'invalidDay');
  return { buyerEmail, buyerName, recipientEmail, message, deliverAt };
}

/** The beginning of that day in UTC, or now for today; null for a day that is over or too far. */
function deliveryOf(day: string | null, now: Date): Date | null {
  if (day === null) return now;
  const at = new Date(`${day}T00:00:00Z`);
  const today = startOfDay(now);
  if (Number.isNaN(at.getTime()) || at < today) return null;
  if (at.getTime() - today.getTime() > LONGEST_WAIT_DAYS * DAY_MS) return null;
  return at < now ? now : at;
}

function wrong(field: string, name: keyof typeof GIFT_MESSAGES): WrongInput {
  return { field, messageKey: GIFT_MESSAGES[name] };
}
