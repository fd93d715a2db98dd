import { Moment } from '../list/moment.tsx';
import { requestTexts as texts } from '../messages/requests.ts';
import type { LoadedRequest } from './request-page.tsx';

/** What staff did about a request, with every text that was mailed. */
export function RequestHistory({ events }: { events: LoadedRequest['events'] }) {
  if (events.length === 0) return <p className="text-muted">{texts.noHistory}</p>;
  return (
    <ol className="flex flex-col gap-3">
      {events.map(({ id, at, by, kind, text, films }) => (
        <li key={id} className="flex flex-col gap-2 rounded-panel border-line border-subtle bg-surface p-4">
          <p className="text-small text-muted">
            <Moment at={at} /> <span className="font-semibold text-strong">{by}</span> {texts.events[kind] ?? kind}
          </p>
          {text === '' ? null : <p className="max-w-prose break-words whitespace-pre-line">{text}</p>}
          {films.length === 0 ? null : <p className="text-small text-muted">{texts.proof(films)}</p>}
        </li>
      ))}
    </ol>
  );
}
