import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AnyRouter } from '@tanstack/react-router';
import type { ServerManifest } from '@tanstack/router-core';
import type { Logger } from 'pino';
import type { Experiment } from '@network/tenant/experiments.ts';
import type { Language } from '@network/validation/languages.ts';
import type { BodyPace } from '@network/server/limits/body-pace.ts';
import type { HttpRedirect } from '../features/http-redirects.ts';
import type { ServedPaths } from '../features/served-paths.ts';
import type { PageForm } from '../forms/form-answer.ts';
import type { PageSide } from '../routing/create-app-router.ts';
import type { ReadPageSearch } from '../routing/page-search.ts';
import type { PageContext } from '../routing/router-context.ts';
import type { GatewayLimits } from './gateway/gateway-connection.ts';
import type { RenderPlaces } from './pages/render-places.ts';
import type { HostTable } from './request/host-table.ts';
import type { ServerConfig } from './server-config.ts';
import type { StaticAssets } from './static-assets.ts';

/** The parts that a brand's build provides, wherever it runs. */
export interface BrandPages {
  readonly createRouter: (side: PageSide) => AnyRouter;
  readonly redirects: readonly HttpRedirect[];
  readonly forms: readonly PageForm[];
  /** Addresses of features besides their pages. */
  readonly servedPaths: readonly ServedPaths[];
  /** Reads the search parameters of the brand's pages. */
  readonly readSearch: ReadPageSearch;
  /** The product's own when left out. */
  readonly experiments?: readonly Experiment[];
  /** Paths of pages that search engines should know, such as those that the header links to. */
  readonly publicPaths: (context: PageContext) => readonly string[];
}

/** The files and the manifest of a brand's client build. */
export interface BrandClient {
  readonly assets: StaticAssets;
  readonly manifestFor: (router: AnyRouter, language: Language) => ServerManifest;
  /** Paths of the fonts of every page, so that a browser fetches them before it reads the styles. */
  readonly fonts: readonly string[];
  /** True under `npm run dev`, where styles and scripts are compiled on request. */
  readonly isDevelopment: boolean;
}

/** One brand, ready to be served alone or together with others. */
export interface BrandApp {
  readonly config: ServerConfig;
  /** The area of a Host header; null for a foreign host. */
  readonly areaOf: HostTable;
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Caps the connections of each address to the server that serves this brand. */
  readonly guard: (server: Server) => void;
  /** Renders shared pages again when something is published, from now on until it is closed; once. */
  readonly followPublications: () => void;
  /** Makes `/readyz` answer 503 and closes connections after each answer. */
  readonly drain: () => void;
  /** Closes the connections to the gateway when no request is open. */
  readonly close: () => Promise<void>;
  readonly log: Logger;
}

/** Parts that tests replace. */
export interface BrandParts {
  readonly limits?: GatewayLimits;
  readonly pace?: BodyPace;
  readonly places?: RenderPlaces;
  readonly deadlineIn?: (milliseconds: number) => AbortSignal;
}
