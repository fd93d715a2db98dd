import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import type { StaffRole } from '@network/access/staff/staff-rights.ts';
import { forgetKept } from '../content/kept-changes/kept-changes.ts';
import { createConsoleRouter } from '../layout/router.tsx';
import { toasts } from '../layout/toasts.ts';
import { sessionQuery } from '../session/session.ts';
import { readSentDocument } from './sent-document.ts';

/** A call of the staff API as the gateway gets it. */
export interface StaffCall {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** How long to wait for what a page shows first: loading its chunk takes a busy machine longer than a second. */
export const PATIENTLY = { timeout: 15_000 } as const;

/** The data of each operation, keyed by its name, or a function from the query to the gateway's whole answer. */
type Answers =
  | Readonly<Record<string, (variables: StaffCall['variables']) => unknown>>
  | ((query: string, variables: StaffCall['variables']) => unknown);

/**
 * Opens a page of the console as a role sees it. Only the network is replaced: `answers` has the data of each operation by
 * its name; an operation without one is refused as the gateway refuses a role. `onQuery` gets the text of each document.
 */
export async function openPage(
  path: string,
  role: StaffRole,
  answers: Answers,
  onQuery: (query: string) => void = () => undefined,
) {
  const calls: StaffCall[] = [];
  // They outlive a page, and tests of several files share them.
  for (const { id } of toasts.read()) toasts.dismiss(id);
  forgetKept();
  vi.stubGlobal('fetch', async (url: string, { body }: { readonly body: string }) => {
    if (url !== '/staff/graphql') throw new Error(`No page of the console reads ${url}.`);
    const { query, operation, variables } = readSentDocument(body);
    calls.push({ operation, variables });
    onQuery(query);
    if (typeof answers === 'function') {
      const answer = await answers(query, variables);
      return answer instanceof Response ? answer : Response.json({ data: answer });
    }
    const answer = answers[operation];
    const refused = { errors: [{ message: 'This needs a scope.', extensions: { code: 'FORBIDDEN' } }] };
    if (answer === undefined) return Response.json(refused);
    const given = await answer(variables);
    return given instanceof Response ? given : Response.json({ data: given });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const session = { email: `${role}@demo.example`, role, endsAt: '2026-03-01T12:00:00Z', sites: ['vixen', 'tushy'] };
  client.setQueryData(sessionQuery.queryKey, session);
  globalThis.history.replaceState(null, '', path);
  const router = createConsoleRouter(client);
  await router.load();
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { calls, client, router };
}
