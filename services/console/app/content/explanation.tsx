import { words } from '../messages/words.ts';
import type { ContentAnswer } from './content-calls.ts';
import { labelOfField } from './content-field.ts';
import { labelledProblem } from './field-problems.ts';

const { publishing: texts } = words.content;

/** Why nothing was changed. */
export function Explanation({ answer }: { answer: ContentAnswer | null }) {
  if (answer === null || answer.__typename === 'ContentSaved') return null;
  return (
    <div role="alert" className="text-small text-danger">
      {answer.__typename === 'ContentInvalid' ? (
        <ul>
          {answer.problems.map(({ path, message }) => (
            <li key={path}>{labelledProblem({ path, message })}</li>
          ))}
        </ul>
      ) : answer.__typename === 'ContentInUse' ? (
        texts.inUse(answer.slug)
      ) : answer.__typename === 'ContentNeedsApproval' ? (
        texts.approval.needed(answer.fields.map(labelOfField).join(', '))
      ) : answer.__typename === 'ContentConflict' ? (
        texts.conflict
      ) : (
        texts.missing
      )}
    </div>
  );
}
