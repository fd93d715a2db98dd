import { useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { buttonStyle } from '@network/ui/button/button-style.ts';
import { Problem } from '../layout/problem.tsx';
import { toasts } from '../layout/toasts.ts';
import { sizeText } from '../messages/sizes.ts';
import { uploads as texts } from '../messages/uploads.ts';
import { words } from '../messages/words.ts';
import { ACCEPTED } from './file-drop.tsx';
import { findUnfinished, giveUp, type UnfinishedUpload } from './open-upload.ts';
import type { Sending } from './sending.ts';
import { sendings } from './sendings.ts';

/** Uploads that this browser began before the page was loaded, and can resume once the file is chosen again. */
export function UnfinishedList({ sending }: { sending: readonly Sending[] }) {
  const [discarded, setDiscarded] = useState<readonly string[]>([]);
  const rows = findUnfinished().filter(
    (row) => !discarded.includes(row.key) && !sending.some((each) => isSame(each, row)),
  );
  if (rows.length === 0) return null;
  const forget = (row: UnfinishedUpload) =>
    void giveUp(row)
      .then(() => setDiscarded([...discarded, row.key]))
      .catch(() => toasts.show({ type: 'error', message: words.failed.text }));
  return (
    <section aria-label={texts.unfinished} className="flex flex-col gap-3">
      <div>
        <h2 className="type-display text-title-4">{texts.unfinished}</h2>
        <p className="text-small text-muted">{texts.unfinishedText}</p>
      </div>
      <ul className="flex flex-col gap-3">
        {rows.map((row) => (
          <UnfinishedRow key={row.key} row={row} onForget={() => forget(row)} />
        ))}
      </ul>
    </section>
  );
}

function UnfinishedRow({ row, onForget }: { row: UnfinishedUpload; onForget: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (file: File | undefined) => {
    if (file === undefined) return;
    if (file.name === row.fileName && file.size === row.bytes) sendings.send(file, row.film);
    else setProblem(texts.otherFile(row.fileName));
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel border-line border-subtle bg-surface p-4">
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{row.fileName}</p>
        <p className="text-small text-muted">
          {texts.forFilm(row.film.title)} · {sizeText(row.bytes)}
        </p>
        <Problem text={problem} />
      </div>
      <label className={buttonStyle({ size: 'small', className: 'has-focus-visible:outline-2' })}>
        {texts.chooseAgain}
        <input
          type="file"
          accept={ACCEPTED}
          aria-label={`${texts.chooseAgain}: ${row.fileName}`}
          className="sr-only"
          onChange={(event) => {
            choose(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </label>
      <Button variant="quiet" size="small" onClick={onForget}>
        {texts.forget}
      </Button>
    </li>
  );
}

function isSame({ film, fileName, bytes, state }: Sending, row: UnfinishedUpload): boolean {
  return state !== 'sent' && film?.id === row.film.id && fileName === row.fileName && bytes === row.bytes;
}
