import { Badge } from '@network/ui/badge/badge.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { Moment } from '../list/moment.tsx';
import { moderation } from '../messages/moderation.ts';
import { ReportReasons } from './report-reasons.tsx';
import type { ReportedPost as Post } from './reported-items.ts';
import type { WallChoice } from './wall-decision-dialog.tsx';

const texts = moderation.queue;
const { wall } = moderation;

/** A reported post of the wall with what stands beside it, and what a moderator may decide. */
export function ReportedPost({
  post: { curator, site, text, aboutFilm, postedAt, rejectedOfCurator, neighbours, reports },
  onDecide,
}: {
  post: Post;
  onDecide?: (decision: WallChoice['decision']) => void;
}) {
  return (
    <article className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center gap-2 text-small text-muted">
        <Badge>{texts.kindOf.wallPost}</Badge>
        <span className="font-semibold text-strong">{curator}</span>
        {rejectedOfCurator > 0 ? <Badge tone="outline">{wall.rejected(rejectedOfCurator)}</Badge> : null}
        <Moment at={postedAt} />
        <span>{wall.on(aboutFilm ?? wall.noFilm, site)}</span>
      </header>
      <p className="max-w-prose text-body break-words whitespace-pre-line">{text}</p>
      {neighbours.length === 0 ? null : (
        <div className="flex max-w-prose flex-col gap-1 border-l-2 border-subtle pl-3 text-small text-muted">
          <h2>{wall.neighbours}</h2>
          <ul className="flex flex-col gap-1">
            {neighbours.map((each) => (
              <li key={each.id} className="break-words">
                {each.curator}: {each.text}
              </li>
            ))}
          </ul>
        </div>
      )}
      <footer className="flex flex-wrap items-center gap-2">
        <ReportReasons reports={reports} />
        <span className="flex-1" />
        {onDecide === undefined ? null : (
          <>
            <Button size="small" variant="outline" onClick={() => onDecide('approve')}>
              {texts.keep}
            </Button>
            <Button size="small" variant="danger" onClick={() => onDecide('reject')}>
              {texts.remove}
            </Button>
          </>
        )}
      </footer>
    </article>
  );
}
