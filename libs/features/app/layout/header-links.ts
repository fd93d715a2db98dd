import { useRouter, useRouterState } from '@tanstack/react-router';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { PageContext } from '@network/core/routing/router-context.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { layout } from '@network/messages/layout.ts';
import type { NavigationLink } from '@network/ui/site-header/navigation-link.ts';
import { navigationFor } from '../offered.ts';

/** The links of the header's bar or of the member's menu, for this viewer, with the current page marked. */
export function useHeaderLinks(place: 'header' | 'member'): readonly NavigationLink[] {
  const t = useMessages(layout);
  const context: PageContext = useRouter().options.context;
  // Guards and links go by the same session; the component is drawn again when it changes.
  useSession();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  return navigationFor(place, context).map((item) => ({
    href: item.to,
    label: t(`links.${item.label}`),
    current: pathname === item.to || pathname.startsWith(`${item.to}/`),
  }));
}
