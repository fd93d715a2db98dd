import type { GraphqlAnswer, TestGateway } from '@network/testing/gateway.ts';
import type { ReadVersion } from '../../../../staff-api/resolvers.generated.ts';
import { adminOperation } from '../../../staff/staff/testing/public.ts';
import type { ContentKind } from '../kinds/content-kinds.ts';

/** Calls of the staff API by a member of staff. */
export interface StaffCalls {
  readonly token: string;
  /** Runs a document. */
  call<Data = Record<string, unknown>>(
    query: string,
    variables?: Readonly<Record<string, unknown>>,
    token?: string,
  ): Promise<GraphqlAnswer<Data>>;
  /** Runs a mutation that answers a ContentResult. */
  change(field: string, variables: Readonly<Record<string, unknown>>, types: string): Promise<Result>;
  /** Writes the fields of a kind: a draft, or the next version of what was read. */
  save(kind: ContentKind, fields: object, read?: ReadVersion): Promise<Result>;
}

/** The answer to a change, with what the tests look at. */
export interface Result {
  readonly __typename: string;
  readonly item?: { readonly id: string; readonly version: number; readonly state: string };
  readonly current?: { readonly version: number };
  readonly problems?: readonly { readonly path: string; readonly message: string }[];
  readonly slug?: string;
}

const RESULT = `{ __typename
  ... on ContentSaved { item { id version state } }
  ... on ContentConflict { current { version } }
  ... on ContentInvalid { problems { path message } }
  ... on ContentInUse { kind slug }
}`;

/** A member of staff with a token of these scopes. */
export async function asStaff(
  gateway: TestGateway,
  email: string,
  scopes = 'content:read,content:write,content:publish',
): Promise<StaffCalls> {
  await adminOperation.run(gateway.services, ['create', email]);
  const { text } = await adminOperation.run(gateway.services, ['token', email, '--scopes', scopes]);
  const own = text.split('\n')[0] ?? '';
  const call = async <Data>(
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
    token = own,
  ): Promise<GraphqlAnswer<Data>> => {
    const response = await gateway.inject({
      method: 'POST',
      url: '/staff/graphql',
      headers: { authorization: `Bearer ${token}` },
      payload: { query, variables },
    });
    return { ...(response.json() as GraphqlAnswer<Data>), status: response.statusCode };
  };
  const change: StaffCalls['change'] = async (field, variables, types) => {
    const names = Object.keys(variables).map((name) => `${name}: $${name}`);
    const answer = await call<{ result: Result }>(
      `mutation (${types}) { result: ${field}(${names.join(', ')}) ${RESULT} }`,
      variables,
    );
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data.result;
  };
  return {
    token: own,
    call,
    change,
    save: (kind, fields, read) => {
      const version = read === undefined ? null : { id: read.id, version: read.version };
      const variables = { read: version, input: { [kind]: fields } };
      return change('saveContent', variables, '$read: ReadVersion, $input: ContentInput!');
    },
  };
}

export const KEY = '$kind: ContentKind!, $id: ID!, $expectedVersion: Int!';
