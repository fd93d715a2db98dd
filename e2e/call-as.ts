import type { Page } from '@playwright/test';

/** Sends a document from a page of a brand as its member. @returns what it answers under `it` */
export async function callAs<Answer>(member: Page, query: string): Promise<Answer> {
  const sent = JSON.stringify({ query });
  const answer: unknown = await member.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/graphql', { method: 'POST', headers, body })).json();
  }, sent);
  return (answer as { readonly data: { readonly it: Answer } }).data.it;
}
