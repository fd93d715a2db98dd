import { Download } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { toasts } from '../layout/toasts.ts';
import { words } from '../messages/words.ts';
import { saveFile } from './csv.ts';
import { type CsvReading, type LoadPage, startCsv } from './csv-reading.ts';
import type { Column } from './data-table.tsx';

const { list: texts } = words;

export interface CsvButtonProps<Row> {
  /** Name of the table, and of the file. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly load: LoadPage<Row>;
}

/** What became of a file that was begun. */
interface Progress {
  readonly reading: CsvReading;
  readonly rows: number;
  /** Whether a page was refused, after which it can go on. */
  readonly hasFailed: boolean;
}

/**
 * Saves every page of a table, as it is filtered, as a CSV file with the columns that are shown. A file of many pages says how
 * far it is, can be cancelled, and goes on where it failed; it ends with the page that it was begun on.
 */
export function CsvButton<Row>({ label, columns, load }: CsvButtonProps<Row>) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const latest = useRef<CsvReading | null>(null);
  useEffect(() => () => stop(latest), []);
  const finish = () => {
    stop(latest);
    setProgress(null);
  };
  const readOn = async (reading: CsvReading, rows: number) => {
    let read = rows;
    const show = (hasFailed: boolean) => setProgress({ reading, rows: read, hasFailed });
    show(false);
    try {
      const isEnd = await reading.read((count) => {
        read = count;
        show(false);
      });
      if (!isEnd) return;
      saveFile(`${label.toLowerCase().replaceAll(/\W+/g, '-')}.csv`, reading.file());
      finish();
    } catch {
      if (latest.current !== reading) return;
      toasts.show({ type: 'error', message: texts.csvFailed });
      show(true);
    }
  };
  const start = () => {
    const reading = startCsv(columns, load);
    latest.current = reading;
    void readOn(reading, 0);
  };
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 border-t border-subtle px-2 py-1">
      {progress === null ? null : (
        <>
          <p className="text-small text-muted tabular-nums">{texts.csvRows(progress.rows)}</p>
          <Button variant="quiet" size="small" aria-label={texts.csvCancelOf(label)} onClick={finish}>
            {texts.csvCancel}
          </Button>
        </>
      )}
      {progress?.hasFailed ? (
        <Button
          variant="quiet"
          size="small"
          aria-label={texts.csvGoOnOf(label)}
          onClick={() => void readOn(progress.reading, progress.rows)}
        >
          {texts.csvGoOn}
        </Button>
      ) : (
        <Button variant="quiet" size="small" busy={progress !== null} aria-label={texts.csvOf(label)} onClick={start}>
          <Download aria-hidden="true" className="size-4" />
          {texts.csv}
        </Button>
      )}
    </div>
  );
}

/** Ends the file that is read, if there is one, and forgets it. */
function stop(latest: RefObject<CsvReading | null>): void {
  latest.current?.stop();
  latest.current = null;
}
