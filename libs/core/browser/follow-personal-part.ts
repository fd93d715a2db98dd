import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { applyPersonalPart } from '../personal/apply-personal-part.ts';
import { PERSONAL_ELEMENT, readPersonalData } from '../personal/personal-text.ts';
import { isStandIn } from '../personal/stand-in.ts';
import { markRendered } from '../query/use-query.ts';
import { profileQuery } from '../session/profile-query.ts';

/**
 * Puts the person's own data into a page that was rendered for everybody with the same rights. That data is in the HTML,
 * before the script that calls this. Where it is incomplete, the person and their marks are loaded from the gateway.
 */
export function followPersonalPart(queryClient: QueryClient, page: Document): void {
  if (!isStandIn(queryClient.getQueryData(profileQuery.queryKey))) return;
  const text = page.getElementById(PERSONAL_ELEMENT)?.textContent ?? '';
  try {
    applyPersonalPart(queryClient, readPersonalData(text));
  } catch {
    void queryClient.invalidateQueries({ refetchType: 'all' });
  }
}

/**
 * Forgets what the server rendered as soon as the person leaves the first page: what is rendered after that was never in
 * the server's HTML.
 */
export function forgetRenderedOnLeaving(router: AnyRouter, queryClient: QueryClient): void {
  const stop = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (!pathChanged) return;
    stop();
    markRendered(queryClient, new Map());
  });
}
