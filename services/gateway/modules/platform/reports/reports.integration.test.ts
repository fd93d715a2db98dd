import { beforeEach, describe, expect, it } from 'vitest';
import { BUDGETS } from '@network/server/limits/budgets.ts';
import type { ProblemReport } from '@network/validation/problem-report.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { clearLimits } from '../../../limits/testing/clear-limits.ts';
import { reportsPurges } from './purges.ts';
import { reportsOperation } from './reports-operation.ts';

const REPORT: ProblemReport = {
  correlationId: 'abc-12345678',
  path: '/videos/some-film',
  error: 'TypeError: x is null',
  text: 'I pressed play.\nNothing happened.\u001b[2J',
};

const gateway = gatewayForTests({ tenants: [vixen] });
beforeEach(async () => {
  await clearLimits(gateway.services.db);
  await gateway.services.db.deleteFrom('problem_reports').execute();
});

async function send(body: unknown, tenant?: string): Promise<number> {
  const response = await gateway.inject({
    method: 'POST',
    url: '/brand/problem-reports',
    headers: {
      ...gateway.headersFor({ area: 'members', ...(tenant === undefined ? {} : { tenant }) }),
      'x-client-address': '198.51.100.7',
      'content-type': 'application/json',
    },
    payload: JSON.stringify(body),
  });
  return response.statusCode;
}

const operate = (...args: string[]) => reportsOperation.run(gateway.services, args);

describe('R61 the inbox of reports', () => {
  it('R61 an operator reads a report with its page, request and error, and settles it', async () => {
    expect(await operate('list')).toEqual({ ok: true, text: 'No reports.' });
    expect(await send(REPORT, 'vixen')).toBe(204);
    const { ok, text } = await operate('list');
    expect(ok).toBe(true);
    expect(text).toContain('vixen/videos/some-film');
    expect(text).toContain('request abc-12345678, TypeError: x is null');
    // What a person typed can't steer the terminal.
    expect(text).toContain('  > I pressed play.\n  > Nothing happened.?[2J');
    const id = text.slice(0, 36);
    expect(await operate('settle', id)).toEqual({ ok: true, text: `Report ${id} is settled.` });
    expect(await operate('list')).toEqual({ ok: true, text: 'No reports.' });
    expect((await operate('list', 'all')).text).toContain('settled 20');
    expect(await operate('settle', id)).toMatchObject({ ok: false });
  });

  it.each([[], ['settle'], ['list', 'some'], ['settle', 'x; drop table'], ['list', 'all', 'more']])(
    'R61 refuses %j',
    async (...args) => expect(await operate(...args)).toMatchObject({ ok: false }),
  );

  it('R61 takes reports from brand servers alone, and only whole ones', async () => {
    expect(await send(REPORT)).toBe(404);
    for (const body of [null, [], {}, { ...REPORT, text: ' ' }, { ...REPORT, userId: '1' }]) {
      expect(await send(body, 'vixen'), JSON.stringify(body)).toBe(400);
    }
    expect(await operate('list', 'all')).toEqual({ ok: true, text: 'No reports.' });
  });

  it('R61 takes as many from one address as the budget allows', async () => {
    const { times } = BUDGETS.errorReports.address;
    for (let count = 0; count < times; count += 1) expect(await send(REPORT, 'vixen')).toBe(204);
    expect(await send(REPORT, 'vixen')).toBe(429);
  });

  it('R61 is emptied of what is half a year old', async () => {
    await send(REPORT, 'vixen');
    const { db, clock } = gateway.services;
    const [purge] = reportsPurges;
    const later = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);
    expect([await purge?.run(db, later(179)), await purge?.run(db, later(181))]).toEqual([0, 1]);
  });
});
