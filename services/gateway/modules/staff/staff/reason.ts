import { textLength } from '@network/validation/text-length.ts';
import { writtenText } from '@network/validation/written-text.ts';

const LENGTH = { least: 3, most: 1_000 } as const;

/** Returns whether a text gives a reason, for what is recorded with one. Invisible characters are no reason. */
export function isReason(text: string): boolean {
  const length = textLength(writtenText(text));
  return length >= LENGTH.least && length <= LENGTH.most;
}
