import { useQueryClient } from '@tanstack/react-query';
import { staffCall } from '../../api/staff-call.ts';
import {
  type BannedWordAnswerFragment,
  DecideBannedWordDocument,
  RemoveBannedWordDocument,
} from '../../api/staff-operations.generated.ts';
import type { BannedWordVerdict } from '../../api/staff-types.generated.ts';
import { toasts } from '../../layout/toasts.ts';
import { bannedWords as texts } from '../../messages/banned-words.ts';

/** Changes of the words that no comment may contain, each of which can be undone from its message. */
export interface WordChanges {
  /** @returns why it was refused; null once it is done */
  readonly decide: (text: string, verdict: BannedWordVerdict) => Promise<string | null>;
  readonly remove: (word: string, verdict: BannedWordVerdict) => Promise<void>;
}

/** Makes changes of the words, and says what was done. */
export function useWordChanges(): WordChanges {
  const client = useQueryClient();
  const decideAs = async (text: string, verdict: BannedWordVerdict) =>
    (await staffCall(DecideBannedWordDocument, { text, verdict })).decision;
  const removeNow = async (text: string) => (await staffCall(RemoveBannedWordDocument, { text })).decision;
  const show = async (
    answer: BannedWordAnswerFragment,
    message: string,
    undo?: () => Promise<BannedWordAnswerFragment>,
  ) => {
    await client.invalidateQueries({ queryKey: ['banned-words'] });
    if (answer.__typename === 'BannedWordRefused') toasts.show({ type: 'error', message: answer.message });
    else if (undo === undefined) toasts.show({ type: 'success', message });
    else toasts.show({ type: 'success', message, action: { label: texts.undo, run: () => void tryTo(undo) } });
  };
  const tryTo = async (change: () => Promise<BannedWordAnswerFragment>): Promise<void> => {
    try {
      await show(await change(), texts.done.undone);
    } catch {
      toasts.show({ type: 'error', message: texts.failed });
    }
  };
  return {
    decide: async (text, verdict) => {
      const answer = await decideAs(text, verdict);
      if (answer.__typename === 'BannedWordRefused') return answer.message;
      const { word, before } = answer;
      await show(answer, texts.done[verdict](word), () => (before === null ? removeNow(word) : decideAs(word, before)));
      return null;
    },
    remove: async (word, verdict) => {
      try {
        await show(await removeNow(word), texts.done.removed(word), () => decideAs(word, verdict));
      } catch {
        toasts.show({ type: 'error', message: texts.failed });
      }
    },
  };
}
