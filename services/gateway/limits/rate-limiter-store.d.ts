/** The library exports its stores and not what they extend, which is how it lets another store be written. */
declare module 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js' {
  import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

  interface StoreOptions {
    readonly keyPrefix: string;
    readonly points: number;
    /** Seconds. */
    readonly duration: number;
  }

  /** `Stored` is what the four methods below hand to each other. */
  export default abstract class RateLimiterStoreAbstract<Stored> extends RateLimiterAbstract {
    constructor(options: StoreOptions);
    protected abstract _upsert(key: string, points: number, milliseconds: number, isReset: boolean): Promise<Stored>;
    protected abstract _get(key: string): Promise<Stored | null>;
    protected abstract _delete(key: string): Promise<boolean>;
    protected abstract _getRateLimiterRes(key: string, changedPoints: number, stored: Stored): RateLimiterRes;
  }
}
