import './styles.css';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { StaffCallFailed } from './api/staff-call.ts';
import { createConsoleRouter } from './layout/router.tsx';
import { sessionQuery } from './session/session.ts';
import { signInAddress } from './session/sign-in-address.ts';

/** A session that ended meanwhile: the sign-in leads back to where the person was. */
function leaveWhenEnded(error: unknown): void {
  if (!(error instanceof StaffCallFailed) || error.code !== 'UNAUTHENTICATED') return;
  client.setQueryData(sessionQuery.queryKey, null);
  const next = router.state.location.href;
  if (router.state.location.pathname === '/sign-in') return;
  void router.navigate({ href: signInAddress({ next, ended: true }) });
}

const client = new QueryClient({
  queryCache: new QueryCache({ onError: leaveWhenEnded }),
  mutationCache: new MutationCache({ onError: leaveWhenEnded }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // What the gateway has refused, it refuses again.
      retry: (times, error) => times < 2 && error instanceof StaffCallFailed && error.code === 'NETWORK',
    },
    // Calls are made without a network too, so that their failure shows at once. Otherwise they would wait unseen and
    // run later.
    mutations: { networkMode: 'always' },
  },
});
const router = createConsoleRouter(client);

const place = document.querySelector('#console');
if (place === null) throw new Error('The document has no place for the console.');
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
