import type { AnyRouter } from '@tanstack/react-router';

/**
 * Lets a router load a document in the place of its page only when the host of the page answers: a document that can't
 * be reached would replace the page by the browser's own error. A person who goes elsewhere meanwhile is not taken away
 * from there.
 */
export function loadDocumentsWhenReachable(router: AnyRouter, hostAnswers: () => Promise<void>): void {
  const { navigate } = router;
  router.navigate = (async (options: Parameters<typeof navigate>[0]) => {
    if (options.reloadDocument === true) {
      const { href: wanted } = router.latestLocation;
      await hostAnswers();
      if (router.latestLocation.href !== wanted) return;
    }
    return navigate(options);
  }) as typeof navigate;
}
