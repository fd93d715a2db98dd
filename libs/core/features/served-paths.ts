/**
 * The addresses of a feature that the brand server has to know besides its pages. Pages never import them: a feature
 * declares them in its `served-paths.ts`, and `features/app/served-paths.ts` lists them.
 */
export interface ServedPaths {
  /** Calls that the gateway answers, with their methods. */
  readonly calls?: Readonly<Record<`/${string}`, readonly string[]>>;
  /** Posts to paths of this form that the gateway answers. */
  readonly postPatterns?: readonly RegExp[];
  /** Pages of a members host that also take a form, which the gateway answers. */
  readonly gatewayForms?: readonly `/${string}`[];
  /** Pages that are data for clients that prefer JSON; the gateway answers these. */
  readonly dataPages?: readonly RegExp[];
  /** Pages whose GET has an effect for the person who comes; prefetches and scanners do not reach them. */
  readonly actingPages?: readonly `/${string}`[];
  /** Beginnings of paths that crawlers should leave alone. */
  readonly notForCrawlers?: readonly `/${string}`[];
}
