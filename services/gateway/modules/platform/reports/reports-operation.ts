import { z } from 'zod';
import type { Operation } from '../../../operations/operation.ts';
import { listReports, type ProblemReport, settleReport } from './report-inbox.ts';

const USAGE = [
  'Usage: npm run reports -- list        what people reported and nobody settled yet, newest first',
  '       npm run reports -- list all    settled ones too',
  '       npm run reports -- settle ID',
].join('\n');

const idSchema = z.uuid();

/** `npm run reports`: the inbox of what people report on the error page. */
export const reportsOperation: Operation = {
  name: 'reports',
  run: async ({ db, clock }, [command, argument, ...more]) => {
    if (more.length > 0) return { ok: false, text: USAGE };
    if (command === 'list' && (argument === undefined || argument === 'all')) {
      const reports = await listReports(db, argument ?? 'open');
      return { ok: true, text: reports.length === 0 ? 'No reports.' : reports.map(textOf).join('\n\n') };
    }
    if (command !== 'settle' || argument === undefined) return { ok: false, text: USAGE };
    const id = idSchema.safeParse(argument);
    const isSettled = id.success && (await settleReport(db, id.data, clock.now()));
    return isSettled
      ? { ok: true, text: `Report ${argument} is settled.` }
      : { ok: false, text: `There is no open report "${argument}".` };
  },
};

function textOf({ id, received_at, settled_at, tenant_id, path, correlation_id, error, text }: ProblemReport): string {
  const lines = [
    `${id}  ${moment(received_at)}  ${tenant_id}${path}${settled_at === null ? '' : `  settled ${moment(settled_at)}`}`,
    `  request ${correlation_id}${error === null ? '' : `, ${error}`}`,
    ...text.split(/\r?\n/).map((line) => `  > ${line}`),
  ];
  // What a person typed must not steer the operator's terminal.
  return lines.map((line) => line.replaceAll(/\p{Cc}/gu, '?')).join('\n');
}

const moment = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');
