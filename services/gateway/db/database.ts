import type { Kysely } from 'kysely';
import type { BillingTables } from '../modules/money/billing/public.ts';
import type { CatalogueTables } from '../modules/content/catalogue/public.ts';
import type { AnalyticsTables } from '../modules/platform/analytics/public.ts';
import type { NoticeTables } from '../modules/people/notices/public.ts';
import type { SearchesTables } from '../modules/people/searches/public.ts';
import type { PlaylistTables } from '../modules/people/playlists/public.ts';
import type { WatchingTables } from '../modules/people/watching/public.ts';
import type { FavoritesTables } from '../modules/people/favorites/public.ts';
import type { CommentTables } from '../modules/browsing/comments/public.ts';
import type { CollectionTables } from '../modules/browsing/collections/public.ts';
import type { DownloadTables } from '../modules/browsing/downloads/public.ts';
import type { DealTables } from '../modules/money/deals/public.ts';
import type { IngestTables } from '../modules/content/ingest/public.ts';
import type { GiftsTables } from '../modules/money/gifts/public.ts';
import type { IdentityTables } from '../modules/people/identity/public.ts';
import type { JobTables } from '../jobs/tables.ts';
import type { LimitTables } from '../limits/tables.ts';
import type { MediaTables } from '../modules/content/media/public.ts';
import type { MailTables } from '../modules/platform/mail/public.ts';
import type { MembershipTables } from '../modules/money/membership/public.ts';
import type { WalletTables } from '../modules/money/wallet/public.ts';
import type { ReleasesTables } from '../modules/platform/releases/public.ts';
import type { ReportsTables } from '../modules/platform/reports/public.ts';
import type { ContentTables } from '../modules/content/content/public.ts';
import type { SupportTables } from '../modules/staff/support/public.ts';
import type { StaffTables } from '../modules/staff/staff/public.ts';
import type { RecordsTables } from '../modules/content/records/public.ts';
import type { RequestsTables } from '../modules/staff/requests/public.ts';
import type { RecommendationTables } from '../modules/browsing/recommendations/public.ts';
import type { ReelTables } from '../modules/browsing/reels/public.ts';
import type { WallTables } from '../modules/browsing/wall/public.ts';
import type { SwitchTables } from '../modules/platform/switches/public.ts';
import type { WebhookTables } from '../modules/platform/webhooks/public.ts';
import type { RatingTables } from '../modules/browsing/ratings/public.ts';

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
