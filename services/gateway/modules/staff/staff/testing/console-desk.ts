import type { StaffRole } from '@network/access/staff/staff-rights.ts';
import type { GraphqlAnswer, TestGateway } from '@network/testing/gateway.ts';
import { adminOperation } from '../admin-operation.ts';
import { openConsole } from './console-browser.ts';

/** A member of staff who signed in to the console. */
export interface ConsoleDesk {
  readonly id: string;
  readonly email: string;
  /** Runs a document of the staff API. */
  call<Data = Record<string, unknown>>(query: string): Promise<GraphqlAnswer<Data>>;
  /** @returns the status of the answer */
  signOut(): Promise<number>;
}

/** Makes a member of staff with this role, who chooses a password and signs in to the console. */
export async function openConsoleDesk(gateway: TestGateway, role: StaffRole, name: string): Promise<ConsoleDesk> {
  const email = `${name}@staff.example`;
  const password = 'long winter evenings';
  await adminOperation.run(gateway.services, ['create', email, '--role', role]);
  const { text } = await adminOperation.run(gateway.services, ['password', email]);
  const [link = ''] = text.split('\n');
  const browser = openConsole(gateway);
  await browser.send('POST', '/staff/password', { token: link.split('#')[1], password });
  await browser.signIn(email, password);
  const member = gateway.services.db.selectFrom('staff_members').select('id').where('email', '=', email);
  const { id } = await member.executeTakeFirstOrThrow();
  return {
    id,
    email,
    call: async (query) => {
      const answer = await browser.send('POST', '/staff/graphql', { query });
      return { ...answer.json<GraphqlAnswer<never>>(), status: answer.statusCode };
    },
    signOut: async () => (await browser.send('DELETE', '/staff/session')).statusCode,
  };
}
