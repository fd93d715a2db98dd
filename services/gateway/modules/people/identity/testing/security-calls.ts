import type { TestCaller, TestGateway } from '@network/testing/gateway.ts';

const FIELDS = `__typename ... on SecurityRefused { code messageKey message }`;

/** Calls of a person's security settings, as the account page sends them. */
export function securityCalls(gateway: TestGateway, caller: TestCaller) {
  const call = async (field: string, variables: object = {}, types = ''): Promise<Record<string, unknown>> => {
    const names = types === '' ? '' : `(${types})`;
    const passed = types.replaceAll(/\$(\w+): [^,]+/g, '$1: $$$1');
    const query = `mutation Change${names} { it: ${field}${types === '' ? '' : `(${passed})`} { ${FIELDS} ${ANSWERS[field] ?? ''} } }`;
    const { data, errors } = await gateway.graphql<{ it: Record<string, unknown> }>(
      query,
      variables as Record<string, unknown>,
      caller,
    );
    if (errors) throw new Error(JSON.stringify(errors));
    return data.it;
  };
  return {
    startPasskey: (name: string, proof: object) =>
      call('startPasskey', { name, proof }, '$name: String!, $proof: IdentityProof!'),
    removePasskey: (id: string, proof: object) =>
      call('removePasskey', { id, proof }, '$id: ID!, $proof: IdentityProof!'),
    prepare: (proof: object) => call('prepareAuthenticator', { proof }, '$proof: IdentityProof!'),
    confirm: (code: string) => call('confirmAuthenticator', { code }, '$code: String!'),
    renew: (proof: object) => call('renewRecoveryCodes', { proof }, '$proof: IdentityProof!'),
    turnOff: (proof: object) => call('turnOffSecondStep', { proof }, '$proof: IdentityProof!'),
    state: async () => {
      const query = '{ passkeys { id name lastUsedAt isDisabled } secondStep { isOn recoveryCodesLeft } }';
      return (await gateway.graphql<SecurityState>(query, {}, caller)).data;
    },
  };
}

interface SecurityState {
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly lastUsedAt: string | null;
    readonly isDisabled: boolean;
  }[];
  readonly secondStep: { readonly isOn: boolean; readonly recoveryCodesLeft: number };
}

const ANSWERS: Readonly<Record<string, string>> = {
  startPasskey: '... on PasskeyStarted { address }',
  removePasskey: '... on PasskeyRemoved { id }',
  prepareAuthenticator: '... on AuthenticatorPrepared { secret qr { size path } }',
  confirmAuthenticator: '... on RecoveryCodes { codes }',
  renewRecoveryCodes: '... on RecoveryCodes { codes }',
  turnOffSecondStep: '... on SecondStepTurnedOff { isOn }',
};
