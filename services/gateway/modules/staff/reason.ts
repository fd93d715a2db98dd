import { textLength } from '@network/validation/text-length.ts';
import { writtenText } from '@network/validation/written-text.ts';

const LENGTH = { least: 3, most: 1_000 } as const;

/** Whether a text says why something is done, for what is recorded with a reason: characters that nobody sees say nothing. */
export function isReason(text: string): boolean {
  const length = textLength(writtenText(text));
  return length >= LENGTH.least && length <= LENGTH.most;
}
