import type { Page } from '../../platform/network/public.ts';
import type { DownloadRow } from './own-downloads.ts';

export type DownloadMapper = DownloadRow;
export type DownloadPageMapper = Page<DownloadRow>;
