/** A CDN in front of the store. It serves every request whose address carries a valid signature. */
export interface MediaCdn {
  /**
   * The address of an object of the store, for everybody who has it.
   * @param expiresAt until when it is served; a download that has begun goes on
   */
  addressOf(key: string, expiresAt: Date): string;
}

/** A CDN and what addresses are signed with. `origin` has no slash at its end. */
export type CdnLocation =
  | { readonly kind: 'cloudfront'; readonly origin: string; readonly keyPairId: string; readonly privateKey: string }
  | { readonly kind: 'bunny'; readonly origin: string; readonly securityKey: string };

/** A time in seconds since 1970, as CDNs count it. */
export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);
