import type { Page } from '../../platform/network/public.ts';
import type { ShowcaseRow } from '../../content/catalogue/public.ts';
import type { AngelRow, AwardRow, BrandRow } from './rows.ts';

/** Rows behind the types of this module's schema; codegen passes them to resolvers as parents. */
export type AngelMapper = AngelRow;
export type AwardMapper = AwardRow;
export type AwardPageMapper = Page<AwardRow>;
export type ShowcaseMapper = ShowcaseRow;
export type BrandMapper = BrandRow;
