import { useQueryClient } from '@tanstack/react-query';
import { staffCall } from '../../api/staff-call.ts';
import { MoveCalendarEntryDocument } from '../../api/staff-operations.generated.ts';
import { toasts } from '../../layout/toasts.ts';
import { momentText } from '../../list/moment.tsx';
import { calendar as texts } from '../../messages/calendar.ts';
import { words } from '../../messages/words.ts';
import type { ContentAnswer } from '../content-calls.ts';
import { labelOfField } from '../content-field.ts';
import { titleOf } from '../content-columns.tsx';
import { problemText } from '../field-problems.ts';
import type { Entry } from './conflicts.ts';

/** Why an answer moved nothing; null where it did. */
function reasonOf(answer: ContentAnswer): string | null {
  switch (answer.__typename) {
    case 'ContentSaved':
      return null;
    case 'ContentInvalid':
      return answer.problems.map(({ message }) => problemText(message)).join(' ');
    case 'ContentConflict':
      return texts.changed;
    case 'ContentInUse':
      return words.content.publishing.inUse(answer.slug);
    case 'ContentNeedsApproval':
      return words.content.publishing.approval.needed(answer.fields.map(labelOfField).join(', '));
    case 'ContentMissing':
      return texts.gone;
  }
}

/**
 * Moves an entry to another time, and says so with a way back; where it can't be moved it says why, and the calendar is
 * read again. Answers whether it was moved.
 */
export function useMove(): (entry: Entry, to: string) => Promise<boolean> {
  const client = useQueryClient();
  const send = async ({ what, item: { kind, id } }: Entry, expectedVersion: number, to: string) => {
    const { result } = await staffCall(MoveCalendarEntryDocument, { kind, id, expectedVersion, what, to });
    await client.invalidateQueries({ queryKey: ['calendar'] });
    await client.invalidateQueries({ queryKey: ['content', kind] });
    return result;
  };
  const tryMove = async (entry: Entry, expectedVersion: number, to: string, isUndoing: boolean): Promise<boolean> => {
    const title = titleOf(entry.item);
    try {
      const result = await send(entry, expectedVersion, to);
      const reason = reasonOf(result);
      if (reason !== null || result.__typename !== 'ContentSaved') {
        toasts.show({ type: 'error', message: texts.notMoved(title, reason ?? '') });
        return false;
      }
      const { version } = result.item;
      const undo = { label: texts.undo, run: () => void tryMove(entry, version, entry.at, true) };
      toasts.show({
        type: 'success',
        message: isUndoing ? texts.undone : texts.moved(title, momentText(to)),
        ...(!isUndoing && { action: undo }),
      });
      return true;
    } catch {
      toasts.show({ type: 'error', message: texts.notMoved(title, words.failed.text) });
      return false;
    }
  };
  return (entry, to) => tryMove(entry, entry.item.version, to, false);
}
