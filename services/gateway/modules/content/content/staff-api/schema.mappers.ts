import type { ContentInUseResult, ContentItem } from '../items/item.ts';

import type { WebhookEndpoint } from '../../../platform/webhooks/public.ts';

/** What resolvers of a type take as their parent. */
export type ContentItemMapper = ContentItem;
export type ContentInUseMapper = ContentInUseResult;
export type WebhookMapper = WebhookEndpoint;
