import { wasMailedAgain } from '@network/validation/requests/mailed-again.ts';
import { Moment } from '../list/moment.tsx';
import { requestTexts as texts } from '../messages/requests.ts';
import { AnswerMailState, useAnswerMails } from './answer-mail-state.tsx';
import type { LoadedRequest } from './request-page.tsx';

/** What staff did about a request, with every text that was mailed and what became of its mail. */
export function RequestHistory({ request: { id: requestId, events } }: { request: LoadedRequest }) {
  const mails = useAnswerMails(requestId);
  if (events.length === 0) return <p className="text-muted">{texts.noHistory}</p>;
  return (
    <ol className="flex flex-col gap-3">
      {events.map(({ id, at, by, kind, text, films }) => {
        const mail = mails.get(id);
        return (
          <li key={id} className="flex flex-col gap-2 rounded-panel border-line border-subtle bg-surface p-4">
            <p className="text-small text-muted">
              <Moment at={at} /> <span className="font-semibold text-strong">{by}</span> {texts.events[kind] ?? kind}
            </p>
            {text === '' ? null : <p className="max-w-prose break-words whitespace-pre-line">{text}</p>}
            {films.length === 0 ? null : <p className="text-small text-muted">{texts.proof(films)}</p>}
            {mail === undefined ? null : (
              <AnswerMailState requestId={requestId} mail={mail} isLast={!wasMailedAgain(events, id)} />
            )}
          </li>
        );
      })}
    </ol>
  );
}
