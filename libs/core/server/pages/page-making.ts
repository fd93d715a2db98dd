import type { AnyRouter } from '@tanstack/react-router';
import type { ServerManifest } from '@tanstack/router-core';
import type { Logger } from 'pino';
import type { ErrorReporter } from '@network/server/error-reports/error-reporter.ts';
import type { Language } from '@network/validation/languages.ts';
import type { FormAnswer } from '../../forms/form-answer.ts';
import { shownItemsOf } from '../../personal/personal-fields.ts';
import type { createQueryClient } from '../../query/query-client.ts';
import type { PageSide } from '../../routing/create-app-router.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import type { MadeDocument, Visit } from './made-page.ts';
import type { OpenedCalls, PageCallsParts } from './page-calls.ts';
import { pageDocument } from './page-document.ts';
import { withAnswered } from './with-answered.ts';
import { withAppearance } from './with-appearance.ts';
import { withEarlyPresses } from './with-early-presses.ts';

export interface MakePageParts extends PageCallsParts {
  readonly log: Logger;
  readonly reporter: ErrorReporter;
  readonly createRouter: (side: PageSide) => AnyRouter;
  /** Reads the client build's manifest for a router's tree. */
  readonly manifestFor: (router: AnyRouter, language: Language) => ServerManifest;
  /** Is called with a session that the gateway has confirmed. */
  readonly rememberSession: (sessionId: string) => void;
}

/** A page while it is made, which each step reads. */
export interface PageMaking {
  readonly parts: MakePageParts;
  readonly facts: RequestFacts;
  readonly visit: Visit;
  readonly formAnswer: FormAnswer | undefined;
  readonly opened: OpenedCalls;
  readonly queryClient: ReturnType<typeof createQueryClient>;
  /** Set-Cookie values that the page has asked for. */
  readonly cookies: string[];
  /** The page has changed something, so that it is not sent again. */
  hasActed: boolean;
}

/** Puts HTML into a document with the page's scripts. */
export function documentOf(
  { parts, facts, visit: { nonce, standIn, previewed }, formAnswer, opened: { calls }, queryClient }: PageMaking,
  status: number,
  html: string,
  cookies: readonly string[] = [],
): MadeDocument {
  const whole = withEarlyPresses(withAnswered(withAppearance(html, parts.config.tenant, nonce), nonce), nonce);
  const isPersonal = facts.sessionId !== null || formAnswer !== undefined || previewed !== undefined;
  const dataOf = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data);
  return {
    kind: 'document',
    document: pageDocument(whole, { status, nonce, cookies, isPersonal }),
    ...(previewed && { needsPerson: calls.needPerson() }),
    ...(standIn && { shown: calls.haveFailed() ? null : shownItemsOf(dataOf()), needsPerson: calls.needPerson() }),
  };
}
