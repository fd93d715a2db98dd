import { Link } from '@tanstack/react-router';
import { Button } from '@network/ui/button/button.tsx';
import { buttonStyle } from '@network/ui/button/button-style.ts';
import { Progress } from '@network/ui/progress/progress.tsx';
import { Problem } from '../layout/problem.tsx';
import { toasts } from '../layout/toasts.ts';
import { sizeText } from '../messages/sizes.ts';
import { uploads as texts } from '../messages/uploads.ts';
import { words } from '../messages/words.ts';
import type { Sending } from './sending.ts';
import { sendings } from './sendings.ts';

/** The files that are on their way, each with its progress and what can be done about it. */
export function SendingList({ rows }: { rows: readonly Sending[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={texts.underWay} className="flex flex-col gap-3">
      <h2 className="type-display text-title-4">{texts.underWay}</h2>
      <ul className="flex flex-col gap-3">
        {rows.map((row) => (
          <SendingRow key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
}

function SendingRow({ row }: { row: Sending }) {
  const { id, fileName, bytes, film, sent, state, problem, sourceId } = row;
  const share = bytes === 0 ? 0 : sent / bytes;
  const cancel = () =>
    void sendings
      .cancel(id)
      .then(() => toasts.show({ type: 'info', message: texts.cancelled }))
      .catch(() => toasts.show({ type: 'error', message: words.failed.text }));
  return (
    <li className="flex flex-col gap-3 rounded-panel border-line border-subtle bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold">{fileName}</p>
          {film === null ? null : (
            <p className="flex flex-wrap gap-x-3 text-small text-muted">
              {texts.forFilm(film.title)}
              {film.isNew === true ? (
                <Link
                  to={`/films/${encodeURIComponent(film.id)}` as '/'}
                  className="text-accent underline underline-offset-2"
                >
                  {texts.drafts.open}
                </Link>
              ) : null}
            </p>
          )}
        </div>
        <p className="text-small tabular-nums">
          <span className={state === 'failed' ? 'text-danger' : 'text-muted'}>{texts.states[state]}</span>
          {' · '}
          {texts.sent(sizeText(sent), sizeText(bytes), Math.floor(share * 100))}
        </p>
        <div className="flex gap-2">
          {state === 'sending' ? (
            <Button variant="outline" size="small" onClick={() => sendings.pause(id)}>
              {texts.pause}
            </Button>
          ) : null}
          {state === 'paused' || state === 'failed' ? (
            <Button size="small" onClick={() => sendings.resume(id)}>
              {texts.resume}
            </Button>
          ) : null}
          {state === 'sent' ? (
            <>
              {sourceId === null ? null : (
                <Link to={`/uploads/${sourceId}` as '/'} className={buttonStyle({ variant: 'outline', size: 'small' })}>
                  {texts.look}
                </Link>
              )}
              <Button variant="quiet" size="small" onClick={() => sendings.dismiss(id)}>
                {texts.dismiss}
              </Button>
            </>
          ) : state === 'creating' ? null : (
            <Button variant="quiet" size="small" onClick={cancel}>
              {texts.cancel}
            </Button>
          )}
        </div>
      </div>
      <Progress value={share} label={fileName} />
      <Problem text={problem} />
    </li>
  );
}
