import { describe, expect, it } from 'vitest';
import { openPageTrace } from './page-trace.ts';

const PAGE = 'aaaaaaaa-1111-4222-8333-444444444444';

function setUp(pageId: string | null = PAGE) {
  let now = 100;
  let made = 0;
  const newId = () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;
  const trace = openPageTrace({ now: () => now, newId }, pageId);
  return { trace, wait: (ms: number) => void (now += ms) };
}

describe('the trace of a page', () => {
  it('begins with the request of the page, and calls of its opening belong to that', () => {
    const { trace } = setUp();
    expect(trace.id()).toBe(PAGE);
    expect(trace.begin('Home').headers).toEqual({
      'x-correlation-id': PAGE,
      traceparent: `00-${PAGE.replaceAll('-', '')}-8000000000000001-01`,
    });
    expect(setUp(null).trace.id()).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('starts a trace for each act, whose calls carry its id and spans of their own', () => {
    const { trace } = setUp();
    trace.acted(200);
    const [first, second] = [trace.begin('Film'), trace.begin('Comments')];
    expect(first.id).not.toBe(PAGE);
    expect([second.id, trace.id()]).toEqual([first.id, first.id]);
    expect(second.headers.traceparent).not.toBe(first.headers.traceparent);
    expect(second.headers.traceparent.slice(0, 36)).toBe(first.headers.traceparent.slice(0, 36));
  });

  it('does not count a call to an act that is long past', () => {
    const { trace, wait } = setUp();
    wait(5_000);
    expect(trace.begin('Reminder').id).not.toBe(PAGE);
  });

  it('reports each call that has ended to its recorder', () => {
    const { trace, wait } = setUp();
    trace.begin('Unheard').end();
    const heard: unknown[] = [];
    trace.onEnded = (call, at) => heard.push([call.name, call.act.id, call.at, at]);
    const call = trace.begin('Home');
    wait(30);
    call.end();
    expect(heard).toEqual([['Home', PAGE, 100, 130]]);
  });
});
