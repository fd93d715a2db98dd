import type { MouseEvent } from 'react';
import { ButtonLink, type ButtonLinkProps } from '@network/ui/button/button-link.tsx';

interface PageLinkProps extends Omit<ButtonLinkProps, 'href' | 'onClick'> {
  /** The page that does without scripts what the dialog does. */
  readonly page: '/account/cancel' | '/account/pause' | '/account/plan' | '/account/upgrade';
  /** The membership of this brand when left out. */
  readonly subscriptionId?: string;
  readonly onOpen: () => void;
}

/** Opens the dialog of a change; without scripts, or in a new window, the page that does the same. */
export function PageLink({ page, subscriptionId, onOpen, ...rest }: PageLinkProps) {
  const query = subscriptionId === undefined ? '' : `?${new URLSearchParams({ subscription: subscriptionId })}`;
  const openDialog = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen();
  };
  return <ButtonLink {...rest} href={page + query} onClick={openDialog} />;
}
