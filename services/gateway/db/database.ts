import type { Kysely } from 'kysely';
import type { BillingTables } from '../modules/billing/public.ts';
import type { CatalogueTables } from '../modules/catalogue/public.ts';
import type { AnalyticsTables } from '../modules/analytics/public.ts';
import type { NoticeTables } from '../modules/notices/public.ts';
import type { SearchesTables } from '../modules/searches/public.ts';
import type { PlaylistTables } from '../modules/playlists/public.ts';
import type { WatchingTables } from '../modules/watching/public.ts';
import type { FavoritesTables } from '../modules/favorites/public.ts';
import type { CommentTables } from '../modules/comments/public.ts';
import type { CollectionTables } from '../modules/collections/public.ts';
import type { DownloadTables } from '../modules/downloads/public.ts';
import type { DealTables } from '../modules/deals/public.ts';
import type { IngestTables } from '../modules/ingest/public.ts';
import type { GiftsTables } from '../modules/gifts/public.ts';
import type { IdentityTables } from '../modules/identity/public.ts';
import type { JobTables } from '../jobs/tables.ts';
import type { LimitTables } from '../limits/tables.ts';
import type { MediaTables } from '../modules/media/public.ts';
import type { MailTables } from '../modules/mail/public.ts';
import type { MembershipTables } from '../modules/membership/public.ts';
import type { WalletTables } from '../modules/wallet/public.ts';
import type { ReleasesTables } from '../modules/releases/public.ts';
import type { ReportsTables } from '../modules/reports/public.ts';
import type { ContentTables } from '../modules/content/public.ts';
import type { SupportTables } from '../modules/support/public.ts';
import type { StaffTables } from '../modules/staff/public.ts';
import type { RecordsTables } from '../modules/records/public.ts';
import type { RequestsTables } from '../modules/requests/public.ts';
import type { RecommendationTables } from '../modules/recommendations/public.ts';
import type { ReelTables } from '../modules/reels/public.ts';
import type { WallTables } from '../modules/wall/public.ts';
import type { SwitchTables } from '../modules/switches/public.ts';
import type { WebhookTables } from '../modules/webhooks/public.ts';
import type { RatingTables } from '../modules/ratings/public.ts';

/** Every table of the gateway: each module declares its own in `modules/<module>/tables.ts`. */
export interface Tables
  extends
    CatalogueTables,
    CollectionTables,
    GiftsTables,
    IdentityTables,
    IngestTables,
    MailTables,
    MediaTables,
    MembershipTables,
    FavoritesTables,
    WatchingTables,
    PlaylistTables,
    SearchesTables,
    NoticeTables,
    AnalyticsTables,
    CommentTables,
    WalletTables,
    RatingTables,
    ReelTables,
    RecommendationTables,
    WallTables,
    BillingTables,
    DealTables,
    DownloadTables,
    ReleasesTables,
    ReportsTables,
    RecordsTables,
    RequestsTables,
    StaffTables,
    SwitchTables,
    WebhookTables,
    SupportTables,
    ContentTables,
    LimitTables,
    JobTables {}

/**
 * A handle to run statements on: the database itself or, because Kysely's `Transaction` extends it, a transaction.
 * Inside `transaction().execute(trx => …)` pass `trx` to everything: a statement on the outer handle is no part of the transaction,
 * and waits for a second connection while this one is held.
 */
export type Database = Kysely<Tables>;
