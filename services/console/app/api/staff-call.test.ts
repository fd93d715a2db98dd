import { afterEach, expect, it, vi } from 'vitest';
import documents from '@network/graphql/console-operations.json' with { type: 'json' };
import { staffCall, StaffCallFailed } from './staff-call.ts';
import * as operations from './staff-operations.generated.ts';

afterEach(() => vi.unstubAllGlobals());

const { AuditProofDocument } = operations;

it('sends the hash of an operation and its variables, and no text', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
    bodies.push(JSON.parse(body));
    return Response.json({ data: { auditProof: null } });
  });
  await staffCall(AuditProofDocument, {});
  const { hash: sha256Hash } = AuditProofDocument.__meta__;
  expect(bodies).toEqual([{ variables: {}, extensions: { persistedQuery: { version: 1, sha256Hash } } }]);
});

it('has every email as people read it, wherever it is in an answer', async () => {
  const stored = {
    by: 'ada@xn--bcher-kva.example',
    page: 'https://x.example/?e=ada@xn--bcher-kva.example',
    none: null,
  };
  vi.stubGlobal('fetch', async () => Response.json({ data: { auditProof: { rows: [stored] } } }));
  expect(await staffCall(AuditProofDocument, {})).toEqual({
    auditProof: { rows: [{ ...stored, by: 'ada@bücher.example' }] },
  });
});

it('says that the document is unknown where this page is of a release that has ended', async () => {
  const errors = [{ message: 'No live release.', extensions: { code: 'DOCUMENT_UNKNOWN', correlationId: 'c1' } }];
  vi.stubGlobal('fetch', async () => Response.json({ errors }, { status: 503 }));
  const failure = await staffCall(AuditProofDocument, {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StaffCallFailed);
  expect(failure).toMatchObject({ code: 'DOCUMENT_UNKNOWN', correlationId: 'c1' });
});

it('has a text for every operation among those that the gateway answers, and that list has no other', () => {
  const sent = Object.values(operations).map(({ __meta__: { hash, name } }) => ({ hash, name }));
  const named = Object.entries(documents).map(([hash, text]) => ({
    hash,
    name: /^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '',
  }));
  const byName = (one: { readonly name: string }, other: { readonly name: string }) => (one.name < other.name ? -1 : 1);
  expect(sent.length).toBeGreaterThan(100);
  expect(named.toSorted(byName)).toEqual(sent.toSorted(byName));
});
