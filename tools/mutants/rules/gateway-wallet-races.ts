import type { MutatedFile } from '../mutant.ts';

/** Spending at once, on PostgreSQL. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'services/gateway/modules/wallet/balance.ts',
    tests: ['services/gateway/modules/wallet/races.postgres.test.ts'],
    mutants: [
      {
        rules: ['L08', 'L09'],
        breaks: 'who spends from a wallet does not wait for who spends already',
        find: '.forNoKeyUpdate()',
        replace: '',
      },
    ],
  },
  {
    file: 'services/gateway/modules/wallet/unlock-pack.ts',
    tests: ['services/gateway/modules/wallet/killed-gateway.postgres.test.ts'],
    mutants: [
      {
        rules: ['L09'],
        breaks: 'who asks again after the gateway died is told that the pack was unlocked before',
        find: "    if (paid) return { outcome: 'unlocked', balance: paid.balance_after ?? balance };\n",
        replace: '',
      },
    ],
  },
];
