import type { Page } from '../../platform/network/public.ts';
import type { NoticeWithSearch } from './searches-of-notices.ts';

/** Rows that stand behind the types of this module's schema. */
export type NoticeMapper = NoticeWithSearch;
export type NoticePageMapper = Page<NoticeWithSearch>;
