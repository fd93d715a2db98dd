import { BILLERS, type BillerId } from '@network/tenant/constants.ts';

/**
 * The kind of an account: assets and costs grow by positive amounts, liabilities and income by negative ones. `people`
 * are wallets and their counterparts, counted in gems or credits and worth no money in the books.
 */
export type AccountKind = 'asset' | 'liability' | 'income' | 'cost' | 'people';

/** The network's accounts of money; there is one of each for every currency. */
const MONEY_ACCOUNTS = {
  /** Charges, less what was sold as a gift and is not redeemed. */
  revenue: 'income',
  refunds: 'cost',
  chargebacks: 'cost',
  /** Gift memberships that were paid for and are not redeemed. */
  'gift-balances': 'liability',
  /** Worth of unused days that were taken back for another plan (D42), and what it paid for; the two add up to nothing. */
  'credited-days': 'cost',
  'sold-for-credit': 'income',
  /** Discounts that codes took off first charges, and the sales that they paid for; the two add up to zero. */
  discounts: 'cost',
  'sold-at-discount': 'income',
  /** Taxes that charges include, and what of them is owed; the two add up to nothing. */
  'taxes-in-charges': 'cost',
  'taxes-owed': 'liability',
} as const satisfies Readonly<Record<string, AccountKind>>;

/** Accounts of gems and of credits. */
const WALLET_ACCOUNTS = ['wallet', 'issued', 'spent', 'closed'] as const;

export type MoneyAccount = keyof typeof MONEY_ACCOUNTS | `receivable-${BillerId}`;
export type WalletAccount = (typeof WALLET_ACCOUNTS)[number];
export type AccountName = MoneyAccount | WalletAccount;

/** Three letters of ISO 4217. */
export type Currency = string;
/** The unit of entries: a currency's minor units, gems or credits. */
export type LedgerUnit = 'gems' | 'credits' | Currency;

/** Returns the account of what a biller owes. */
export function receivableOf(biller: BillerId): MoneyAccount {
  return `receivable-${biller}`;
}

/** The id of an account of money. */
export function moneyAccountId(account: MoneyAccount, currency: Currency): string {
  return `${currency}-${account}`;
}

/** Returns the kind of the account with this name; null if the chart has no such account. */
export function kindOfAccount(name: string): AccountKind | null {
  if (Object.hasOwn(MONEY_ACCOUNTS, name)) return MONEY_ACCOUNTS[name as keyof typeof MONEY_ACCOUNTS];
  if (BILLERS.some((biller) => receivableOf(biller) === name)) return 'asset';
  return (WALLET_ACCOUNTS as readonly string[]).includes(name) ? 'people' : null;
}
