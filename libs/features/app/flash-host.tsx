import { type ReactNode, useState } from 'react';
import { FlashProvider } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { layout } from '@network/messages/layout.ts';
import { createToastStore } from '@network/ui/toast/toast-store.ts';
import { Toaster } from '@network/ui/toast/toaster.tsx';

/** Shows the notices of everything inside it. It outlives navigation, and so do they. */
export function FlashHost({ children }: { readonly children: ReactNode }) {
  const t = useMessages(layout);
  const [store] = useState(() => createToastStore());
  return (
    <FlashProvider value={store.show}>
      {children}
      <Toaster store={store} labels={{ region: t('flash.region'), dismiss: t('flash.dismiss') }} />
    </FlashProvider>
  );
}
