import type { GatewayServices } from '../services.ts';
import type { CallerPreview } from './caller.ts';

/** The content that calls of a preview may see. */
export interface PreviewAccess {
  /** @throws GatewayError FORBIDDEN for a preview whose member of staff may not see it any more */
  readonly requireOpen: (preview: CallerPreview) => Promise<unknown>;
  /**
   * Does some work with the database as it would be if what is previewed were published.
   * @throws GatewayError as `requireOpen`; BAD_REQUEST where it can't be published
   */
  readonly show: <Result>(preview: CallerPreview, work: (seen: GatewayServices) => Promise<Result>) => Promise<Result>;
}
