import type { PageInfo } from './page.ts';

export type PageInfoMapper = PageInfo;
