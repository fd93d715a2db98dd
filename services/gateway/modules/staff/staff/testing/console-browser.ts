import type { TestGateway } from '@network/testing/gateway.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';

const ORIGIN = 'http://console.localhost:4200';

/** A browser on the console's host, with the cookie that it was given last. */
export interface ConsoleBrowser {
  readonly cookie: () => string | null;
  readonly send: (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
    headers?: Readonly<Record<string, string>>,
  ) => ReturnType<TestGateway['inject']>;
  /** Both steps, with the code of the mail. */
  readonly signIn: (email: string, password: string) => Promise<void>;
}

/** The code of the latest mail to an address. */
export async function mailedCode(gateway: TestGateway, email: string): Promise<string> {
  const mail = (await mailsOf(gateway.services.db, email)).filter(({ kind }) => kind === 'staffCode').at(-1);
  return String((mail?.content as { values?: { code?: string } } | undefined)?.values?.code);
}

/** Opens a browser without a cookie. */
export function openConsole(gateway: TestGateway): ConsoleBrowser {
  let cookie: string | null = null;
  /** The cookie by which the browser is known once it has signed in. */
  let known: string | null = null;
  const jar = (): string => [cookie, known].filter((each) => each !== null).join('; ');
  const send: ConsoleBrowser['send'] = async (method, url, payload, headers = {}) => {
    const answer = await gateway.inject({
      method,
      url,
      headers: { origin: ORIGIN, ...(jar() !== '' && { cookie: jar() }), ...headers },
      ...(payload !== undefined && { payload }),
    });
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = set.split(';');
      if (pair.includes('staff_browser=')) known = pair;
      else cookie = pair;
    }
    return answer;
  };
  return {
    cookie: () => cookie,
    send,
    signIn: async (email, password) => {
      const { challenge } = (await send('POST', '/staff/session', { email, password })).json() as { challenge: string };
      await send('POST', '/staff/session/code', { challenge, code: await mailedCode(gateway, email) });
    },
  };
}
