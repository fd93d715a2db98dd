import { useState } from 'react';
import { Field } from '@network/ui/field/field.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { Problem } from '../layout/problem.tsx';
import { useSession } from '../layout/use-session.ts';
import { uploads as texts } from '../messages/uploads.ts';
import { may } from '../session/session.ts';
import { FileDrop } from './file-drop.tsx';
import type { Sending } from './sending.ts';
import { sendings } from './sendings.ts';

/** Files that may be on their way to become drafts. */
const MOST_AT_ONCE = 100;
const FILMS = 'video/*,.mkv,.mxf,.flv,.wmv,.ogg';

/** Takes many films at once: each becomes a draft of its own on the chosen site. */
export function NewDrafts({ rows }: { rows: readonly Sending[] }) {
  const session = useSession();
  const [site, setSite] = useState(session.sites[0] ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  if (!may(session, 'content:write')) return null;
  const waiting = rows.filter(({ state }) => state === 'waiting').length;
  const take = (files: readonly File[]): void => {
    const films = files.filter(isFilm);
    if (films.length + waiting > MOST_AT_ONCE) {
      setProblem(texts.drafts.tooMany(MOST_AT_ONCE, films.length, waiting));
      return;
    }
    const others = files.filter((file) => !isFilm(file));
    setProblem(others.length === 0 ? null : texts.drafts.noFilms(others.map(({ name }) => name)));
    if (films.length > 0) sendings.sendAsDrafts(films, { site, by: session.email });
  };
  return (
    <section
      aria-label={texts.drafts.title}
      className="flex flex-col gap-4 rounded-panel border-line border-subtle bg-surface p-6"
    >
      <div className="flex flex-col gap-1">
        <h2 className="type-display text-title-4">{texts.drafts.title}</h2>
        <p className="max-w-prose text-small text-muted">{texts.drafts.text}</p>
      </div>
      <Field label={texts.drafts.site} className="max-w-dialog">
        <Select
          value={site}
          options={session.sites.map((id) => ({ value: id, label: id }))}
          onChange={(event) => setSite(event.currentTarget.value)}
        />
      </Field>
      <FileDrop label={texts.drafts.drop} hint={texts.drafts.hint(MOST_AT_ONCE)} accept={FILMS} onFiles={take} />
      <Problem text={problem} />
    </section>
  );
}

/** What may be a film; the gateway looks into it. */
const isFilm = ({ type, size }: File): boolean => size > 0 && !type.startsWith('image/');
