import { z } from 'zod';

/** Where brand servers wait for publications, at the gateway. */
export const PUBLICATIONS_PATH = '/brand/publications';

/** The number of the latest publication. */
export const publicationsSchema = z.object({ latest: z.int().min(0) });
