import { DEMONSTRATION_PASSWORD } from '@network/gateway/demonstration/demonstration-password.ts';

/** Somebody at their account page, who may call the gateway. */
export interface Person {
  readonly name: string;
  readonly site: string;
  /** Runs an operation as `it`. @throws Error for an error of the call */
  readonly call: (operation: string, variables?: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** Posts to a path of the gateway's REST calls. @returns the status */
  readonly post: (path: string, body: object) => Promise<number>;
}

/** Presses a button that needs scripts, through its dialog. @returns what it is answered with */
export type Press = (person: Person, subscriptionId: string | null) => Promise<unknown>;

/** The one of the demonstration is too easy to be chosen. */
const NEXT_PASSWORD = 'Second1password';
const PROOF = { password: DEMONSTRATION_PASSWORD };
const PROVED = '$proof: IdentityProof!';
const SECURITY = '{ __typename ... on SecurityRefused { code } }';
const ANSWER = '{ success messageKey }';
let made = 0;
const another = (): string => `another${(made += 1)}`;

/** Null for what changes nothing but the page. */
type Presses = readonly (readonly [name: string | RegExp, press: Press | null])[];

/**
 * What the buttons of the account lead to. A button that is missing here fails the test. Those at the end take away
 * what others need.
 */
export const ACCOUNT_PRESSES: Presses = [
  [
    'Update card',
    async ({ call }, id) => {
      const query = 'query ($id: ID) { it: creditCardUpdate(subscriptionId: $id) { url messageKey } }';
      const answer = (await call(query, { id })) as { readonly url: string | null; readonly messageKey: string | null };
      return { success: answer.url !== null, messageKey: answer.messageKey };
    },
  ],
  [/^(?:Reactivate membership|Undo cancellation)$/, reactivate],
  [
    'See memberships',
    async ({ call }) =>
      ((await call('{ it: joinOptions { options { optionId } } }')) as { readonly options: readonly object[] }).options
        .length > 0,
  ],
  [
    'Add a second account',
    ({ call }) =>
      call(`mutation ($input: TandemAccountInput!) { it: createTandemAccount(input: $input) ${ANSWER} }`, {
        input: { email: `${another()}@people.example`, password: 'Second1password' },
      }),
  ],
  [
    /^Choose /,
    ({ call }) =>
      call('mutation ($name: String!) { it: setDisplayName(displayName: $name) { __typename } }', { name: another() }),
  ],
  [
    'Change email address',
    ({ call }) =>
      call(
        `mutation ($newEmail: String!, ${PROVED}) { it: changeEmail(newEmail: $newEmail, proof: $proof) ${SECURITY} }`,
        {
          newEmail: `${another()}@people.example`,
          proof: PROOF,
        },
      ),
  ],
  [
    'Set up',
    ({ call }) =>
      call(`mutation (${PROVED}) { it: prepareAuthenticator(proof: $proof) ${SECURITY} }`, { proof: PROOF }),
  ],
  [
    'Add a passkey',
    ({ call }) =>
      call(`mutation (${PROVED}) { it: startPasskey(name: "My phone", proof: $proof) ${SECURITY} }`, { proof: PROOF }),
  ],
  [
    'Turn on',
    ({ call }) =>
      call(`mutation (${PROVED}) { it: setMemberLock(pin: "24680", idleMinutes: null, proof: $proof) ${SECURITY} }`, {
        proof: PROOF,
      }),
  ],
  [/^Show (?:all|fewer|what you typed)|^About (?:gems|badges)$|^Badges: /, null],
  [/^Download/, async ({ post }) => (await post('/v2/user/personal-data', {})) === 200],
  ['Send the link again', ({ call }) => call(`mutation { it: resendEmailConfirmation ${ANSWER} }`)],
  [/^Sign out (?!everywhere)/, endAnotherSession],
  ['Sign out everywhere else', async ({ call }) => (await call('mutation { it: endOtherSessions }')) !== null],
  [
    'Change password',
    (person) => {
      changed.add(person);
      const change =
        'mutation ($input: ChangePasswordInput!) { it: changePassword(input: $input) { success problems } }';
      const input = { oldPassword: DEMONSTRATION_PASSWORD, newPassword: NEXT_PASSWORD, confirmation: NEXT_PASSWORD };
      return person.call(change, { input });
    },
  ],
  [
    'Delete my account…',
    async (person) =>
      (await person.post('/v2/user/delete', changed.has(person) ? { password: NEXT_PASSWORD } : PROOF)) === 200,
  ],
];

/** The people who have another password by now. */
const changed = new WeakSet<Person>();

/** Ends another session of the person. Any of them will do: the gateway answers the same for each. */
async function endAnotherSession({ call }: Person): Promise<unknown> {
  const sessions = (await call('{ it: sessions { id isCurrent } }')) as readonly {
    readonly id: string;
    readonly isCurrent: boolean;
  }[];
  const other = sessions.find(({ isCurrent }) => !isCurrent);
  return other === undefined || call('mutation ($id: ID!) { it: endSession(id: $id) }', { id: other.id });
}

/** Reactivates a membership, with the offer that waits, if there is one. */
async function reactivate({ call }: Person, subscriptionId: string | null): Promise<unknown> {
  const { uuid: userUuid } = (await call('{ it: findOneUserProfile { uuid } }')) as { readonly uuid: string };
  const about = { userUuid, subscriptionId };
  const offer = (await call(
    'query ($userUuid: ID!, $subscriptionId: ID) { it: getRetentionOffer(userUuid: $userUuid, subscriptionId: $subscriptionId) { name deal { newPrice offeredGems } } }',
    about,
  )) as { readonly name: string; readonly deal: object } | null;
  return call(
    `mutation ($userUuid: ID!, $name: String, $deal: RetentionDealInput, $subscriptionId: ID) {
      it: reactivateCancelledRebill(userUuid: $userUuid, retentionOfferName: $name, deal: $deal, source: "account", subscriptionId: $subscriptionId) ${ANSWER} }`,
    { ...about, name: offer?.name ?? null, deal: offer?.deal ?? null },
  );
}

/** Why an answer is no success; null for one that is. */
export function failureIn(answer: unknown): string | null {
  if (answer === false || answer === null || answer === undefined) return String(answer);
  if (typeof answer !== 'object') return null;
  const { __typename: type, success, code, messageKey, problems } = answer as Readonly<Record<string, unknown>>;
  const said = JSON.stringify(code ?? messageKey ?? problems ?? type);
  return success === false || String(type).endsWith('Refused') ? said : null;
}
