import type { Kysely } from 'kysely';
import type { BillingTables } from '../modules/billing/tables.ts';
import type { CatalogueTables } from '../modules/catalogue/tables.ts';
import type { AnalyticsTables } from '../modules/analytics/tables.ts';
import type { WatchingTables } from '../modules/watching/tables.ts';
import type { FavoritesTables } from '../modules/favorites/tables.ts';
import type { CommentTables } from '../modules/comments/tables.ts';
import type { CollectionTables } from '../modules/collections/tables.ts';
import type { DealTables } from '../modules/deals/tables.ts';
import type { IdentityTables } from '../modules/identity/tables.ts';
import type { LimitTables } from '../limits/tables.ts';
import type { MailTables } from '../modules/mail/tables.ts';
import type { MediaTables } from '../modules/media/tables.ts';
import type { MembershipTables } from '../modules/membership/tables.ts';
import type { WalletTables } from '../modules/wallet/tables.ts';
import type { RequestsTables } from '../modules/requests/tables.ts';
import type { RecommendationTables } from '../modules/recommendations/tables.ts';
import type { ReelTables } from '../modules/reels/tables.ts';
import type { WallTables } from '../modules/wall/tables.ts';
import type { RatingTables } from '../modules/ratings/tables.ts';

/** Every table of the gateway: each module declares its own in `modules/<module>/tables.ts`. */
export interface Tables
  extends
    CatalogueTables,
    CollectionTables,
    IdentityTables,
    MailTables,
    MediaTables,
    MembershipTables,
    FavoritesTables,
    WatchingTables,
    AnalyticsTables,
    CommentTables,
    WalletTables,
    RatingTables,
    ReelTables,
    RecommendationTables,
    WallTables,
    BillingTables,
    DealTables,
    RequestsTables,
    LimitTables {}

/**
 * A handle to run statements on: the database itself or, because Kysely's `Transaction` extends it, a transaction.
 * Inside `transaction().execute(trx => …)` pass `trx` to everything: the embedded engine has one connection, so a
 * statement on the outer handle would wait for itself for ever.
 */
export type Database = Kysely<Tables>;
