/**
 * Gems and credits. Every movement is booked once, by its key, with both its sides; a balance is the sum of its entries and
 * never below nothing by a purchase.
 */
export { creditsOf, unlockedPacksOf, unlockedVideosOf } from './belongings.ts';
export { bookedRows, findLedgerDifferences, type LedgerDifference } from './books/check-ledger.ts';
export { lockWallets } from './balance.ts';
export { readBookBalances, readBookEntries } from './books/read-books.ts';
export { receivableOf } from './chart-of-accounts.ts';
export { forfeit, type Forfeiture, type Loss, lossOf, NOTHING } from './forfeit.ts';
export { post, postAll } from './ledger.ts';
export { moveGems, walletOfMember } from './ledger-of-member.ts';
export { losersSince } from './lost-since.ts';
export { bookDemonstrationMoney, bookMoney, type MoneyMovement } from './money-ledger.ts';
export { restorableOf } from './restorable.ts';
export { extendRestoration, restoreForfeited } from './restore.ts';
export type { WalletTables } from './tables.ts';
