import { isForAnyone, pageDocument, type PageDocument } from './page-document.ts';

/** A document that was made for no person, for tests. */
export function forAnyone(html: string): PageDocument<'anyone'> {
  const document = pageDocument(html, { status: 200, nonce: null });
  if (!isForAnyone(document)) throw new Error('A document without a nonce, cookies and a session is for anyone.');
  return document;
}
