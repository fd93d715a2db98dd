import { z } from 'zod';

/** Where brand servers wait for publications, and for what staff decide about their brand, at the gateway. */
export const PUBLICATIONS_PATH = '/brand/publications';

/** What staff decided about a brand while it runs, in the place of its configuration, and whether it sells memberships. */
const brandSettingsSchema = z.object({
  /** Differs after each of them. */
  version: z.string().max(64),
  /** Flags that were switched, by name. */
  flags: z.record(z.string(), z.boolean()),
  /** Tests that were started or stopped, by id: whether each runs, and at which percent of its shares. */
  experiments: z.record(z.string(), z.object({ isRunning: z.boolean(), share: z.number().min(1).max(100) })),
  /** Whether a visitor is offered a membership; an older gateway does not say, and sells some. */
  sellsMemberships: z.boolean().optional(),
});

/** What staff decided about a brand while it runs. */
export type BrandSettings = z.infer<typeof brandSettingsSchema>;

/** The number of the latest publication; an older gateway knows of no settings. */
export const publicationsSchema = z.object({ latest: z.int().min(0), settings: brandSettingsSchema.optional() });
