import { scopesOfRole, type StaffRole } from '@network/access/staff/staff-rights.ts';
import type { GraphqlAnswer, TestGateway } from '@network/testing/gateway.ts';
import { adminOperation } from '../admin-operation.ts';

/** A member of staff at work. */
export interface Desk {
  readonly email: string;
  /** The headers by which its requests are known. */
  readonly headers: Readonly<Record<string, string>>;
  /** Runs a document of the staff API. */
  call<Data = Record<string, unknown>>(
    query: string,
    variables?: Readonly<Record<string, unknown>>,
  ): Promise<GraphqlAnswer<Data>>;
}

/** A member of staff with this role and a token of all that it may do. */
export async function openDesk(gateway: TestGateway, role: StaffRole, name: string = role): Promise<Desk> {
  const email = `${name}@staff.example`;
  await adminOperation.run(gateway.services, ['create', email, '--role', role]);
  const scopes = scopesOfRole(role).join(',');
  const { ok, text } = await adminOperation.run(gateway.services, ['token', email, '--scopes', scopes]);
  if (!ok) throw new Error(text);
  const token = text.split('\n')[0] ?? '';
  const headers = { authorization: `Bearer ${token}` };
  return {
    email,
    headers,
    call: async (query, variables = {}) => {
      const response = await gateway.inject({
        method: 'POST',
        url: '/staff/graphql',
        headers,
        payload: { query, variables },
      });
      return { ...response.json<GraphqlAnswer<never>>(), status: response.statusCode };
    },
  };
}
