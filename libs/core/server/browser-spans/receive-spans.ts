import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { recorder, type Recorder } from '@network/server/tracing/span.ts';
import { halfOf } from '../../telemetry/page-trace.ts';
import type { SpanReport } from '../../telemetry/span-report.ts';
import { readJsonObject } from '../request/read-json-object.ts';

/** The largest report that is accepted. */
const MOST_BYTES = 8 * 1_024;

const LONGEST_MS = 10 * 60_000;
const milliseconds = z.number().int().min(0).max(LONGEST_MS);

const reportSchema = z.strictObject({
  id: z.uuid().regex(/^[0-9a-f-]+$/),
  ago: milliseconds,
  ms: milliseconds,
  isMore: z.boolean(),
  calls: z
    .array(
      z.strictObject({
        spanId: z.string().regex(/^[0-9a-f]{16}$/),
        name: z.string().regex(/^[A-Za-z][\w-]{0,63}$/),
        ago: milliseconds,
        ms: milliseconds,
      }),
    )
    .max(32),
});

/**
 * Records what a page of this brand says of its own acts and calls, so that a trace begins with the click. They are the
 * browser's words: nothing else is concluded from them.
 */
export async function receiveSpans(
  request: IncomingMessage,
  brand: string,
  now: () => number,
): Promise<204 | 400 | 404 | 413> {
  const body = await readJsonObject(request, MOST_BYTES);
  if (body === 'too large') return 413;
  const active = recorder();
  if (active === undefined) return 404;
  const report = reportSchema.safeParse(body);
  if (!report.success) return 400;
  recordAct(active, report.data, { brand, now: now() });
  return 204;
}

function recordAct(
  active: Recorder,
  report: SpanReport,
  { brand, now }: { readonly brand: string; readonly now: number },
) {
  const traceId = report.id.replaceAll('-', '');
  const actId = halfOf(report.id);
  const attributes = { brand, side: 'browser', 'correlation.id': report.id };
  const between = ({ ago, ms }: { readonly ago: number; readonly ms: number }) => {
    const startedAt = new Date(now - ago);
    return { startedAt, endedAt: new Date(startedAt.getTime() + ms) };
  };
  if (!report.isMore) {
    active.record({ name: 'browser act', traceId, spanId: actId, parentId: null, ...between(report), attributes });
  }
  for (const call of report.calls) {
    const { spanId, name } = call;
    active.record({ name: `browser call ${name}`, traceId, spanId, parentId: actId, ...between(call), attributes });
  }
}
