import { textsOf } from '@network/core/i18n/messages.ts';
import type { DeclineReason } from '@network/graphql/schema-types.generated.ts';
import { declines } from '@network/messages/declines.ts';

type Reason = keyof typeof declines.reasons;

/** Returns what is said of the reason of a decline; null where none is known. */
export const declineWords = (reason: DeclineReason | null) =>
  reason === null ? null : textsOf(declines).reasons[reason.toLowerCase().replaceAll('_', '-') as Reason];
