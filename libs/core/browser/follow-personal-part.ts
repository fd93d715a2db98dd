import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { layPersonalPart } from '../personal/lay-personal-part.ts';
import { PERSONAL_ELEMENT, readPersonalData } from '../personal/personal-text.ts';
import { isStandIn } from '../personal/stand-in.ts';
import { markRendered } from '../query/use-query.ts';
import { profileQuery } from '../session/profile-query.ts';

/**
 * Lays the person's own part over a page that was rendered for everybody with the same rights. It stands before the
 * script that calls this. Where it is not whole, the person and their marks are loaded.
 */
export function followPersonalPart(queryClient: QueryClient, page: Document): void {
  if (!isStandIn(queryClient.getQueryData(profileQuery.queryKey))) return;
  const text = page.getElementById(PERSONAL_ELEMENT)?.textContent ?? '';
  try {
    layPersonalPart(queryClient, readPersonalData(text));
  } catch {
    void queryClient.invalidateQueries({ refetchType: 'all' });
  }
}

/** What is rendered after the first page has been left was never in the server's HTML. */
export function forgetRenderedOnLeaving(router: AnyRouter, queryClient: QueryClient): void {
  const stop = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (!pathChanged) return;
    stop();
    markRendered(queryClient, new Map());
  });
}
