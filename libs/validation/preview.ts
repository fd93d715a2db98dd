import { z } from 'zod';

/** Where brand servers read what a preview is of, at the gateway. */
export const PREVIEW_PATH = '/brand/preview';

/** What a preview is of, as the bar on its pages says it. */
export const previewSchema = z.object({
  kind: z.string(),
  title: z.string(),
  /** 0 for what is published, which no editor wrote. */
  version: z.int().min(0),
  /** Whether it is what stood in the form when it was opened, which nobody saved. */
  isUnsaved: z.boolean().default(false),
  /** Whether this is what people see already. */
  isPublished: z.boolean(),
  /** Whether its film is shown with new media, which people don't see yet. */
  hasNewMedia: z.boolean().default(false),
  /** ISO 8601. */
  expiresAt: z.string(),
  /** Why nothing can be shown of it; empty where it can. */
  problems: z.array(z.string()),
  /** The rights by which it is seen, as JSON; null for a visitor. */
  viewer: z.string().nullable(),
  /** The page of the document in the console; null where there is none. */
  consoleUrl: z.string().nullable(),
});

export type PreviewFacts = z.infer<typeof previewSchema>;
