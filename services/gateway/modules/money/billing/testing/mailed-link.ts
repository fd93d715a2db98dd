import type { BillerTest } from '@network/testing/sandbox-biller.ts';

/** What the person who presses a link chooses as the password of an account that it makes, unless said. */
const CHOSEN_PASSWORD = 'Lapwing508b';

/** Follows the link of the last mail of a kind to an address: the page it shows, what pressing a button answers, and its token. */
export async function followLink(test: BillerTest, email: string, kind: string) {
  const mail = await test.gateway.services.db
    .selectFrom('mails')
    .select('content')
    .where('recipient', '=', email)
    .where('kind', '=', kind)
    .orderBy('queued_at', 'desc')
    .executeTakeFirstOrThrow();
  const link = mail.content.link ?? '';
  const page = (language = 'en') => test.gateway.inject({ url: link, headers: { 'accept-language': language } });
  const { pathname, searchParams } = new URL(link, 'http://own.test');
  const token = searchParams.get('token') ?? '';
  const press = async (answer: string, newPassword = CHOSEN_PASSWORD) => {
    return test.gateway.inject({
      method: 'POST',
      url: `${pathname}?brand=${searchParams.get('brand')}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: test.gateway.services.config.publicUrl },
      payload: new URLSearchParams({ token, answer, newPassword }).toString(),
    });
  };
  return { page, press, token };
}

/** Presses the link of an order that cost nothing and was begun without sign-in, as the owner of its address. */
export async function pressSignupLink(test: BillerTest, email: string): Promise<void> {
  const { press } = await followLink(test, email, 'freeOrderMakesAccount');
  const { statusCode } = await press('confirm');
  if (statusCode !== 200) throw new Error(`The link to ${email} answered ${statusCode}.`);
}
