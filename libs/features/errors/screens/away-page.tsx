import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { pageErrorOf } from '@network/core/routing/page-error.ts';
import { isReachable } from '@network/core/routing/reachable.ts';
import { isOfEndedRelease } from '@network/core/routing/reload-once.ts';
import { useFullPageNavigation } from '@network/core/routing/use-full-page-navigation.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { errors } from '@network/messages/errors.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { ErrorState } from '@network/ui/error-state/error-state.tsx';
import { BrokenReel } from './broken-reel.tsx';

/** A failure so soon after the button says that trying again was no use: that is another instance of this page. */
const SOON_MS = 15_000;
let triedAgainAt = Number.NEGATIVE_INFINITY;

/**
 * The page while the gateway or its database is down. The button loads again what failed: within the page where
 * the browser itself was refused, and as a document where the server was, which knew no more of the person either, or
 * where this page is of a release that has ended.
 */
export function AwayPage({ error }: { readonly error: unknown }) {
  const text = useMessages(errors);
  const { name } = useTenant();
  const router = useRouter();
  const queryClient = useQueryClient();
  const button = useRef<HTMLAnchorElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [isStillAway, setStillAway] = useState(() => performance.now() - triedAgainAt < SOON_MS);
  const needsDocument = !(error instanceof Error) || isOfEndedRelease(error);
  const { correlationId } = pageErrorOf(error, null);
  useFullPageNavigation(needsDocument);
  // Only at first: a focus that a person has moved since stays.
  const wasStillAway = useRef(isStillAway);
  useEffect(() => {
    if (wasStillAway.current) button.current?.focus();
  }, []);

  const tryAgain = async () => {
    if (isBusy) return;
    setBusy(true);
    if (needsDocument) {
      if (await isReachable()) return window.location.reload();
    } else {
      triedAgainAt = performance.now();
      // A loader does not repeat a query that failed within a component.
      queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' });
      await router.invalidate();
    }
    setBusy(false);
    setStillAway(true);
  };

  return (
    <>
      <title>{text('away.headTitle', { brand: name })}</title>
      <meta name="description" content={text('away.text')} />
      <ErrorState
        illustration={<BrokenReel label={text('away.illustration')} />}
        title={text('away.title')}
        text={text('away.text')}
        reference={correlationId === null ? undefined : text('server.reference', { id: correlationId })}
        actions={
          <>
            <ButtonLink
              ref={button}
              href={router.latestLocation.href}
              aria-disabled={isBusy}
              onClick={(event) => {
                event.preventDefault();
                void tryAgain();
              }}
            >
              {text(isBusy ? 'away.busyAction' : 'away.action')}
            </ButtonLink>
            <ButtonLink href="/" variant="outline">
              {text('server.action')}
            </ButtonLink>
            <p role="status" className="w-full text-muted empty:hidden">
              {isStillAway && !isBusy ? text('away.stillAway') : null}
            </p>
          </>
        }
      />
    </>
  );
}
