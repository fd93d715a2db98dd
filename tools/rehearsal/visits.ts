import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Person, type Visit } from './person.ts';

const PASSWORD = 'Demo1234pass';
const NEW_PASSWORD = 'Right1password';
const CARD = { number: '4111111111111111', expiry: '12/40', code: '123' };

/** @throws Error where a page is not what was expected */
function expectPage({ url, status, text }: Visit, what: RegExp): void {
  if (status !== 200) {
    const complaints = [...text.matchAll(/role="alert"[^>]*>([^<]+)/g)].map(([, complaint]) => complaint);
    throw new Error(`${url.href}: ${[status, ...complaints].join(' ')}`);
  }
  if (!what.test(text)) throw new Error(`${url.href} does not have ${what.source}`);
}

/** Opens the home page. @returns its text */
export async function visitHome(tour: string): Promise<string> {
  const page = await new Person().open(tour);
  expectPage(page, /<main/);
  return page.text;
}

/** Whether the gateway's sign-in page calls the brand so. */
export async function isCalled(members: string, name: string): Promise<boolean> {
  const page = await new Person().open(`${members}/oidc/login`);
  expectPage(page, /<form/);
  return page.text.includes(name);
}

/** Signs a person in by the plain form, and goes to their account. */
export async function signIn(members: string, email: string, password = PASSWORD): Promise<Person> {
  const person = new Person();
  const form = await person.open(`${members}/oidc/login?uri=/account`);
  const page = await person.sendForm(form, /\/oidc\/interaction\//, { email, password });
  expectPage(page, /Account/);
  if (page.url.origin !== members) throw new Error(`The sign-in of ${email} ended at ${page.url.href}`);
  return person;
}

/** Opens the newest film as that member, and loads the beginning of its stream. @returns how many bytes of it */
export async function watch(members: string, person: Person, packageFolder: string): Promise<number> {
  const list = await person.open(`${members}/videos`);
  const [, path] = /href="(\/videos\/[a-z0-9-]+)"/.exec(list.text) ?? [];
  if (path === undefined) throw new Error(`${list.url.href} has no film`);
  const page = await person.open(`${members}${path}`);
  expectPage(page, /<h1/);
  const videoId = await idOfFilm(members, person, { slug: path.split('/').at(-1) ?? '', packageFolder });
  const token = await call(members, person, packageFolder, 'GetToken', { videoId, device: 'DESKTOP' });
  const [, playlist] = /"hls":\{"cdn":"([^"]+)"/.exec(token) ?? [];
  if (playlist === undefined) throw new Error(`no stream for ${path}: ${token.slice(0, 200)}`);
  const master = await person.open(new URL(playlist, members));
  const variant = master.text.split('\n').find((line) => line.endsWith('index.m3u8')) ?? '';
  const index = await person.open(new URL(variant, master.url));
  const segment = await person.open(new URL('0.m4s', index.url));
  if (segment.status !== 200 || segment.body.length === 0) throw new Error(`${segment.url.href}: ${segment.status}`);
  return segment.body.length;
}

async function idOfFilm(
  members: string,
  person: Person,
  { slug, packageFolder }: { readonly slug: string; readonly packageFolder: string },
): Promise<string> {
  const film = await call(members, person, packageFolder, 'VideoPage', { slug });
  const { data } = JSON.parse(film) as { readonly data: { readonly video: { readonly videoId: string } | null } };
  const id = data.video?.videoId;
  if (id === undefined) throw new Error(`no film ${slug}: ${film.slice(0, 200)}`);
  return id;
}

/** Calls an operation by its hash, as pages of that package do. @returns the answer's text */
async function call(
  members: string,
  person: Person,
  packageFolder: string,
  name: string,
  variables: object,
): Promise<string> {
  const documents = JSON.parse(await readFile(join(packageFolder, 'documents.json'), 'utf8')) as Record<string, string>;
  const [sha256Hash] = Object.entries(documents).find(([, text]) => text.startsWith(`query ${name}(`)) ?? [];
  const { status, text } = await person.open(`${members}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      origin: members,
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash } } }),
  });
  if (status !== 200) throw new Error(`${name}: ${status} ${text.slice(0, 200)}`);
  return text;
}

/** Somebody new joins by the month and pays with the sandbox's card. @returns their email and password */
export async function buy(members: string): Promise<{ readonly email: string; readonly password: string }> {
  const person = new Person();
  const email = `rehearsal-${Date.now()}@example.com`;
  const form = await person.open(`${members}/joinnow`);
  expectPage(form, /name="password"/);
  const payment = await person.sendForm(form, /joinnow|^$/, { email, password: NEW_PASSWORD });
  expectPage(payment, /name="number"/);
  const welcome = await person.sendForm(payment, /\/biller\/pay\//, CARD);
  if (welcome.status !== 200 || !welcome.url.pathname.startsWith('/_')) {
    throw new Error(`The payment ended at ${welcome.url.href} (${welcome.status})`);
  }
  return { email, password: NEW_PASSWORD };
}

/** Opens the console's page, and calls the staff API through its server without being signed in. @returns what was seen */
export async function callConsole(consoleUrl: string): Promise<string> {
  const person = new Person();
  expectPage(await person.open(consoleUrl), /<script type="module"/);
  const { status, text } = await person.open(`${consoleUrl}/staff/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', origin: consoleUrl },
    body: JSON.stringify({ query: '{ __typename }' }),
  });
  if (!text.includes('UNAUTHENTICATED'))
    throw new Error(`The staff API answered a stranger ${status} ${text.slice(0, 200)}`);
  return 'its page is served, and the staff API refuses a stranger';
}
