import type { OperationAnswer } from '../../../../operations/operation.ts';
import type { ImportOutcome } from './import-content.ts';
import { printedLines } from './printed-lines.ts';

/** What became of an import, for the terminal: counts, then each row that was refused with its reason. */
export function describeImport(outcome: ImportOutcome, isDryRun: boolean): OperationAnswer {
  const { created, changed, unchanged, refused, refusedRows } = outcome;
  const would = isDryRun ? 'Nothing was written. It would be: ' : '';
  const lines = [
    `${would}${created} created, ${changed} changed, ${unchanged} unchanged, ${refusedRows} refused.`,
    ...refused.map(({ place, path, reason }) => `${place}${path === '' ? '' : ` ${path}`}: ${reason}`),
    ...(refusedRows > new Set(refused.map(({ place }) => place)).size ? ['… and more'] : []),
  ];
  return { ok: refusedRows === 0, text: printedLines(lines) };
}
