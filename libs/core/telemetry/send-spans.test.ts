import { describe, expect, it } from 'vitest';
import { openPageTrace } from './page-trace.ts';
import { isRecorded, sendSpans } from './send-spans.ts';

const PAGE = 'aaaaaaaa-1111-4222-8333-444444444444';

function setUp(ratio = 1) {
  let now = 1_000;
  let made = 0;
  const newId = () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;
  const trace = openPageTrace({ now: () => now, newId }, PAGE);
  const sent: unknown[] = [];
  let waiting: (() => void)[] = [];
  let leave = (): void => undefined;
  sendSpans(trace, ratio, {
    send: (path, body) => sent.push([path, JSON.parse(body)]),
    now: () => now,
    later: (run) => void waiting.push(run),
    onLeaving: (run) => void (leave = run),
  });
  const pass = (ms: number) => void (now += ms);
  const settle = () => {
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  };
  return { trace, sent, pass, settle, leave: () => leave() };
}

describe('the spans of a page', () => {
  it('are reported together: what was done, how long it took, and each call', () => {
    const { trace, sent, pass, settle } = setUp();
    trace.acted(990);
    const [film, comments] = [trace.begin('Film'), trace.begin('Comments')];
    pass(50);
    comments.end();
    pass(30);
    film.end();
    pass(20);
    settle();
    const calls = [
      { spanId: expect.any(String), name: 'Comments', ago: 100, ms: 50 },
      { spanId: expect.any(String), name: 'Film', ago: 100, ms: 80 },
    ];
    expect(sent).toEqual([['/browser-spans', { id: trace.id(), ago: 110, ms: 90, isMore: false, calls }]]);
  });

  it('of a call that ends later come after, without the act', () => {
    const { trace, sent, settle } = setUp();
    const [first, late] = [trace.begin('Film'), trace.begin('Comments')];
    first.end();
    settle();
    late.end();
    settle();
    settle();
    expect(sent).toMatchObject([
      ['/browser-spans', { isMore: false, calls: [{ name: 'Film' }] }],
      ['/browser-spans', { isMore: true, calls: [{ name: 'Comments' }] }],
    ]);
  });

  it('are sent at once when the page is left', () => {
    const { trace, sent, leave } = setUp();
    trace.begin('Film').end();
    leave();
    expect(sent).toHaveLength(1);
  });

  it('are those of the traces that servers record', () => {
    const { trace, sent, settle } = setUp(0);
    trace.begin('Film').end();
    settle();
    expect(sent).toEqual([]);
    // OpenTelemetry's sampler decides like this: 0x00000000 ^ 0x00004000 ^ 0x80000000 ^ 0x00000001 is just above a
    // half.
    const id = '00000000-0000-4000-8000-000000000001';
    expect([isRecorded(id, 0.5), isRecorded(id, 0.51), isRecorded(id, 1)]).toEqual([false, true, true]);
  });
});
