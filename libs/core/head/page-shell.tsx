import { QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { DialogId } from '../features/dialog-catalogue.ts';
import { DialogsProvider } from '../features/dialogs.tsx';
import { type OfferedSlots, SlotsProvider } from '../features/slots.tsx';
import { MissingPartProvider } from '../routing/part-boundary.tsx';
import type { RouterContext } from '../routing/router-context.ts';
import { SessionProvider } from '../session/session-provider.tsx';
import { PageProvider } from '../tenant/page-provider.tsx';
import { HtmlDocument } from './html-document.tsx';

export interface PageShellProps {
  readonly slots: OfferedSlots;
  /** Whether the build has a dialog; each of them when left out. */
  readonly isDialogOffered?: (id: DialogId) => boolean;
  /** Stands in the place of a part that people would look for and that can't be shown. */
  readonly missingPart?: ComponentType;
  readonly children: ReactNode;
}

/** The HTML document with every provider that components of a page need. */
export function PageShell(props: PageShellProps) {
  const context: RouterContext = useRouter().options.context;
  return (
    <QueryClientProvider client={context.queryClient}>
      <PageProvider value={context}>
        <SessionProvider>
          <SlotsProvider offered={props.slots}>
            <DialogsProvider isOffered={props.isDialogOffered}>
              <MissingPartProvider value={props.missingPart ?? null}>
                <HtmlDocument>{props.children}</HtmlDocument>
              </MissingPartProvider>
            </DialogsProvider>
          </SlotsProvider>
        </SessionProvider>
      </PageProvider>
    </QueryClientProvider>
  );
}
