import type { BillerTest } from '@network/testing/sandbox-biller.ts';
import type { Joined } from './join.ts';
import { sessionOf } from './sessions.ts';

/** The gateway's answer to the form of a page about a membership. */
export interface FormReply {
  readonly outcome: string;
  readonly location?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, string>>;
}

/** Sends a form as vixen's brand server passes it on, for a member or a visitor. */
export async function sendForm(
  test: BillerTest,
  path: `/brand/${string}`,
  fields: Readonly<Record<string, string>>,
  who?: Joined,
): Promise<FormReply> {
  const caller = who ? await sessionOf(test.gateway, who.userId, 'vixen') : {};
  const response = await test.gateway.inject({
    method: 'POST',
    url: path,
    headers: {
      ...test.gateway.headersFor({ ...caller, tenant: 'vixen', area: 'members' }),
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });
  return response.json<FormReply>();
}

/** The query of the page to which a form led. */
export const queryOf = ({ location = '' }: FormReply) => Object.fromEntries(new URL(location).searchParams);
