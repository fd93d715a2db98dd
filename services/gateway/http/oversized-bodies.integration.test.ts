import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../apps/vixen/tenant.ts';

const TYPES = ['application/json', 'application/x-www-form-urlencoded'] as const;
const BODY = 'a'.repeat(900_000);

let gateway: TestGateway;
let origin: string;
beforeAll(async () => {
  gateway = await startTestGateway({ tenants: [vixen] });
  origin = await gateway.listen();
}, 60_000);
afterAll(() => gateway.close());

/** Sends everything at once, as a brand server does. */
const send = (url: string, type: string, body: BodyInit = BODY) =>
  fetch(`${origin}${url}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...gateway.headersFor({ tenant: 'vixen', area: 'members' }), 'content-type': type },
    body,
    ...(typeof body !== 'string' && { duplex: 'half' as const }),
  });

describe('a body of 900 KB', () => {
  it('is answered with 413, or refused before, by each route that takes one, and never with 5xx or a reset', async () => {
    const routes = gateway.routes().filter(({ method }) => method === 'POST');
    expect(routes.length).toBeGreaterThan(30);
    const statuses = new Map<string, number>();
    for (const { url } of routes) {
      for (const type of TYPES) {
        const answer = await send(
          url
            .replaceAll(/:\w+/g, 'one')
            .replace(/^\/?\*/, '/one')
            .replaceAll('*', 'one'),
          type,
        );
        await answer.text();
        statuses.set(`${type} ${url}`, answer.status);
      }
    }
    expect([...statuses].filter(([, status]) => status >= 500)).toEqual([]);
    const tooLarge = [...statuses].filter(([, status]) => status === 413);
    expect(tooLarge.length).toBeGreaterThan(20);
    expect(tooLarge.map(([route]) => route)).toContain('application/json /graphql');
  }, 60_000);

  it.each([
    ['of a declared length', () => BODY],
    ['in chunks', () => new Blob([BODY]).stream()],
  ])('says why in the form of GraphQL and of REST, %s, and the connection works on', async (_how, bodyOf) => {
    for (let each = 0; each < 20; each += 1) {
      const answer = await send('/graphql', 'application/json', bodyOf());
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({
        errors: [{ extensions: { code: 'PAYLOAD_TOO_LARGE', messageKey: 'errors.limitExceeded' } }],
        code: 'PAYLOAD_TOO_LARGE',
        messageKey: 'errors.limitExceeded',
        correlationId: expect.any(String),
      });
    }
  });
});
