import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageShell } from '@network/core/head/page-shell.tsx';
import { createAppRootRoute } from '@network/core/routing/root-route.ts';
import { useSiteMeta } from '@network/core/tenant/page-provider.tsx';
import { Slot } from '@network/core/features/slots.tsx';
import { AnchorProvider } from '@network/ui/link/anchor.tsx';
import { Arrival } from './arrival.tsx';
import { DialogHost } from './dialog-host.tsx';
import { MissingPart, NotFoundPage, ServerErrorPage } from './error-pages.tsx';
import { FlashHost } from './flash-host.tsx';
import { Layout } from './layout/layout.tsx';
import { renderAnchor } from './layout/router-anchor.tsx';
import { NavigationFeedbackLater } from './navigation/navigation-feedback-later.tsx';
import { isDialogOffered, offeredSlots } from './offered.ts';

/** The root of all routes: the document, the layout, and the pages for not-found and errors. */
export function createRoot() {
  return createAppRootRoute({
    shellComponent: Shell,
    component: Page,
    notFoundComponent: NotFoundPage,
    errorComponent: ErrorPage,
  });
}

function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <AnchorProvider render={renderAnchor}>
      <PageShell slots={offeredSlots} isDialogOffered={isDialogOffered} missingPart={MissingPart}>
        <FlashHost>{children}</FlashHost>
      </PageShell>
    </AnchorProvider>
  );
}

function Page() {
  return (
    <>
      <Layout introductions={<MembersOnly />}>
        <Outlet />
      </Layout>
      <NavigationFeedbackLater />
      <Arrival />
      <Slot name="purchasePrompt" />
      <DialogHost />
    </>
  );
}

/** Elsewhere there is no session, so no obligation and no introduction. */
function MembersOnly() {
  if (!useSiteMeta().isMembersArea) return null;
  return (
    <>
      <Slot name="sessionObligations" />
      <Slot name="promotionalTeaser" />
    </>
  );
}

/** Errors of the root are rendered without its component, so they include the layout. */
function ErrorPage({ error }: { readonly error: unknown }) {
  return (
    <>
      <Layout>
        <ServerErrorPage error={error} />
      </Layout>
      <DialogHost />
    </>
  );
}
