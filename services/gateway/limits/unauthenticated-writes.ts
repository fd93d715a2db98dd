import type { GraphQLField } from 'graphql';
import { type BudgetName, describeBudget } from '@network/server/limits/budgets.ts';
import { budgetOf } from '../graphql/budget-directive.ts';

export interface UnauthenticatedWrite {
  /** The request as a client sends it. */
  readonly write: string;
  readonly at: 'brand server' | 'gateway';
  readonly budget: BudgetName;
}

const write = (at: UnauthenticatedWrite['at'], budget: BudgetName, ...writes: string[]): UnauthenticatedWrite[] =>
  writes.map((each) => ({ write: each, at, budget }));

/**
 * Lists the routes by which a visitor can make the network write, and the budget that each takes from. It is compared with
 * the routes of the servers. Mutations say both in the schema.
 */
export const UNAUTHENTICATED_WRITES: readonly UnauthenticatedWrite[] = [
  ...write('brand server', 'castingForms', 'POST /casting'),
  ...write('brand server', 'supportForms', 'POST /support'),
  ...write('brand server', 'removalForms', 'POST /removal'),
  ...write('brand server', 'signups', 'POST /joinnow'),
  ...write('brand server', 'measurements', 'POST /measurements'),
  ...write('brand server', 'errorReports', 'POST /error-reports'),
  ...write('brand server', 'browserSpans', 'POST /browser-spans'),
  ...write('brand server', 'consentChoices', 'POST /consent'),
  ...write('brand server', 'healthWarnings', 'POST /health-warning'),
  ...write('gateway', 'signups', 'POST /brand/signup'),
  ...write('gateway', 'signInStarts', 'POST /oidc/*', 'GET /oidc/auth'),
  ...write('gateway', 'signInFailures', 'POST /oidc/interaction/:uid'),
  ...write('gateway', 'staffSignIns', 'POST /staff/session'),
  ...write('gateway', 'staffCodes', 'POST /staff/session/code'),
  ...write('gateway', 'resetRequests', 'POST /password/forgotten'),
  ...write('gateway', 'resetPasswords', 'POST /password/reset', 'POST /staff/password'),
  ...write('gateway', 'passkeys', 'POST /oidc/passkeys/add'),
  ...write('gateway', 'signInLinks', 'POST /sign-in/email'),
  ...write('gateway', 'signInCodes', 'POST /sign-in/code'),
  ...write('gateway', 'confirmations', 'POST /email/confirm', 'POST /payments/confirm'),
  ...write('gateway', 'confirmations', 'POST /email/change/confirm', 'POST /email/change/refuse'),
  ...write('gateway', 'confirmations', 'POST /email/second-account', 'POST /email/redeem'),
  ...write('gateway', 'confirmations', 'POST /email/personal-data'),
  ...write('gateway', 'confirmations', 'POST /sign-in/open', 'POST /sign-in/not-me'),
  ...write('gateway', 'unsubscribes', 'POST /email/unsubscribe'),
  ...write('gateway', 'challengeAnswers', 'GET /brand/oidc/device', 'POST /brand/oidc/device'),
  ...write('gateway', 'autologins', 'GET /brand/autologin'),
  ...write('gateway', 'sessions', 'POST /brand/oidc/logout'),
  ...write('gateway', 'measurements', 'POST /brand/measurements'),
  ...write('gateway', 'errorReports', 'POST /brand/problem-reports'),
  ...write('gateway', 'supportForms', 'POST /brand/requests/:kind', 'POST /email/appeal'),
  ...write('gateway', 'requests', 'POST /graphql'),
];

/** The table of docs/security.md: the routes above, then the mutations of a schema that a visitor may call. */
export function unauthenticatedWritesTable(mutations: readonly GraphQLField<unknown, unknown>[]): string {
  const called = mutations.flatMap((field) => write('gateway', budgetOf(field), field.name));
  const rows = [...UNAUTHENTICATED_WRITES, ...called].map(
    (each) => `| \`${each.write}\` | ${each.at} | \`${each.budget}\` | ${describeBudget(each.budget)} |`,
  );
  return ['| write | taken by | budget | how often |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
