// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

export type BrandBannerFragment = { readonly id: string, readonly name: string, readonly tagline: string | null, readonly description: string | null, readonly color: string | null, readonly launchedOn: string, readonly videoCount: number, readonly performerCount: number, readonly isShownHere: boolean, readonly hasOwnBrand: boolean, readonly origin: string | null, readonly picture: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } | null };
