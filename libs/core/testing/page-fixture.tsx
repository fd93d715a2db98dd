import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { VISITOR, type Viewer } from '@network/access/viewer.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Measuring } from '../analytics/measuring.ts';
import type { Execute } from '../api/execute.ts';
import { bindRest, type PostJson } from '../api/rest-call.ts';
import { DialogsProvider } from '../features/dialogs.tsx';
import { createQueryClient } from '../query/query-client.ts';
import { parseSearch, stringifySearch } from '../routing/search-params.ts';
import { testTenant } from '../server/tenant-fixture.ts';
import { profileQuery } from '../session/profile-query.ts';
import { SessionProvider } from '../session/session-provider.tsx';
import { type Telemetry, telemetryOff } from '../telemetry/telemetry.ts';
import { PageProvider } from '../tenant/page-provider.tsx';

export interface PageFixtureOptions {
  readonly viewer?: Viewer;
  readonly tenant?: Tenant;
  /** Whether the brand sells memberships; it does unless said otherwise. */
  readonly sellsMemberships?: boolean;
  /** Where the page is, with its query. */
  readonly path?: string;
  /** Answers by the name of the operation; one that is not here fails. */
  readonly answers?: Readonly<Record<string, (variables: never) => unknown>>;
  /** Answers calls of REST paths; they fail when it is left out. */
  readonly rest?: PostJson;
  /** Nothing is measured when it is left out. */
  readonly measuring?: Measuring;
  /** What a person reports is accepted when it is left out. */
  readonly telemetry?: Telemetry;
}

/** A page for components in tests: the viewer, the host, and the gateway's answers. */
export function pageFixture(options: PageFixtureOptions) {
  const {
    viewer = VISITOR,
    tenant = testTenant,
    path = '/',
    answers = {},
    rest,
    measuring,
    telemetry = telemetryOff,
    sellsMemberships = true,
  } = options;
  const execute = (async (document: { __meta__: { name: string } }, variables: unknown) => {
    const answer = answers[document.__meta__.name];
    if (!answer) throw new Error(`No answer for ${document.__meta__.name}`);
    return answer(variables as never);
  }) as unknown as Execute;
  const queryClient = createQueryClient(execute, false);
  if (rest) bindRest(queryClient, rest);
  queryClient.setQueryData(profileQuery.queryKey, profileOf(viewer));
  const root = createRootRoute();
  const anywhere = createRoute({ getParentRoute: () => root, path: '$' });
  const router = createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
    context: {} as never,
    parseSearch,
    stringifySearch,
  });
  const meta = {
    currentYear: 2026,
    isMembersArea: viewer.userId !== null,
    isSFW: false,
    sfwRegion: null,
    isUS: false,
    pornPortalOrigin: null,
    sellsMemberships,
  };
  const Page = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <PageProvider value={{ tenant, meta, client: null, telemetry, ...(measuring && { measuring }) }}>
        <SessionProvider>
          <DialogsProvider>
            <RouterContextProvider router={router as never}>{children}</RouterContextProvider>
          </DialogsProvider>
        </SessionProvider>
      </PageProvider>
    </QueryClientProvider>
  );
  return { Page, queryClient, router };
}

function profileOf(viewer: Viewer) {
  if (viewer.userId === null) return null;
  return {
    userId: viewer.userId,
    uuid: viewer.userId,
    displayName: null,
    avatar: null,
    badges: [],
    autoplayEnabled: true,
    viewer: JSON.stringify(viewer),
  };
}
