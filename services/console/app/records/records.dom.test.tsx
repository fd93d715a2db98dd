import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../testing/console-page.tsx';

const recordOf = (...recordedBy: readonly string[]) => ({
  performerRecord: {
    performerId: 'p1',
    name: 'Ada Marlow',
    state: 'unverified',
    legalName: 'Ada Sample',
    otherNames: '',
    bornOn: '1990-01-01',
    verifiedAt: null,
    verifiedBy: null,
    documents: recordedBy.map((by, index) => ({
      id: `d${index}`,
      kind: 'passport',
      issuedBy: 'PT',
      numberEnd: '4711',
      expiresOn: null,
      archiveReference: 'Safe 3',
      recordedAt: '2026-03-01T10:00:00Z',
      recordedBy: by,
      withdrawnAt: null,
    })),
  },
});

it('who recorded every document of a record is told that somebody else verifies it', async () => {
  await openPage('/records/p1', 'admin', { PerformerRecord: () => recordOf('admin@demo.example') });
  expect(await screen.findByText('Somebody else has to verify what you recorded.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
});

it('a record with a document of somebody else can be verified', async () => {
  const record = recordOf('admin@demo.example', 'admin2@demo.example');
  await openPage('/records/p1', 'admin', { PerformerRecord: () => record });
  expect(await screen.findByRole('button', { name: 'Verify' })).toBeDefined();
  expect(screen.queryByText('Somebody else has to verify what you recorded.')).toBeNull();
});
