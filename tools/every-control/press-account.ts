import { demonstrationCaller } from '@network/gateway/modules/people/identity/testing/public.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { BillerTest } from '@network/testing/sandbox-biller.ts';
import type { BrandAnswer, ServedBrand } from '../shared-pages/serve-brand.ts';
import { ACCOUNT_CHOICES } from './account-choices.ts';
import { ACCOUNT_PRESSES, failureIn, type Person } from './account-presses.ts';
import { type PageButton, type PageForm, offersChoice, readControls } from './read-controls.ts';

const TABS = ['/account', '/account/membership', '/account/profile', '/account/security', '/account/privacy'];
/** Pages that a form leads to, one after the other. */
const MOST_STEPS = 3;

/** Somebody in a browser, on the members host of a brand. */
export interface Visitor {
  readonly person: Person;
  readonly get: (path: string) => Promise<BrandAnswer>;
  readonly send: (form: PageForm) => Promise<BrandAnswer>;
  /** Lets a minute pass, so that the limits of a person are not met. */
  readonly rest: () => void;
}

/** A person of the demonstration, signed in. */
export async function visitorOf(
  name: string,
  tenant: Tenant,
  { gateway, clock }: BillerTest,
  brand: ServedBrand,
): Promise<Visitor> {
  const caller = await demonstrationCaller(gateway.services, name, tenant);
  const cookie = `${tenant.abbreviation}_session=${caller.session}`;
  return {
    get: (path) => brand.get(path, cookie),
    rest: () => clock.set(new Date(clock.now().getTime() + 60_000)),
    send: ({ action, fields }) =>
      brand.post(
        action,
        { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        new URLSearchParams(fields).toString(),
      ),
    person: {
      name,
      // The page uses this name.
      site: tenant.sites[0] ?? tenant.id,
      call: async (operation, variables = {}) => {
        const { data, errors } = await gateway.graphql<{ it: unknown }>(operation, variables, caller);
        if (errors) throw new Error(JSON.stringify(errors));
        return data.it;
      },
      post: async (path, body) =>
        (
          await gateway.inject({
            method: 'POST',
            url: path,
            headers: gateway.headersFor(caller),
            payload: body,
          })
        ).statusCode,
    },
  };
}

/** Sends a form and those of the pages that it leads to, each with what it begins with. @returns why one failed */
async function sendThrough({ get, send }: Visitor, form: PageForm): Promise<string | null> {
  let next: PageForm | null = form;
  for (let step = 0; step < MOST_STEPS && next !== null; step += 1) {
    const answer = await send(next);
    const target = answer.location;
    if (answer.status >= 400)
      return `${next.action} is ${answer.status}: ${readControls(answer.body, next.action).alerts.join()}`;
    // A payment page of the biller is the end.
    if (target === undefined || !/^\/|members\./.test(target)) return null;
    const path = target.replace(/^https?:\/\/[^/]+/, '');
    const page = await get(path);
    const { alerts, buttons } = readControls(page.body, path);
    if (page.status >= 400 || alerts.length > 0) return `${path} is ${page.status}: ${alerts.join()}`;
    next = buttons.find(({ form: each }) => each !== null)?.form ?? null;
  }
  return null;
}

/** A press that waits until everything was read: those that take something away come last. */
interface Waiting {
  readonly order: number;
  readonly what: string;
  readonly run: () => Promise<string | null>;
}

/** Places in the table of buttons that somebody was shown. */
export const met = new Set<number>();

/** The presses of the buttons of a page. */
function pressesOf(visitor: Visitor, path: string, buttons: readonly PageButton[]): readonly Waiting[] {
  return buttons.map((button) => {
    const { name, form } = button;
    const order = form === null ? placeOf(name) : 0;
    if (form === null) met.add(order);
    const run = async () => {
      // What was pressed before may have taken it away.
      const now = readControls((await visitor.get(path)).body, path).buttons.find((each) => isSame(each, button));
      return now === undefined ? null : pressNow(visitor, now);
    };
    return { order, what: `${path} “${name}”`, run };
  });
}

const placeOf = (name: string): number =>
  ACCOUNT_PRESSES.findIndex(([each]) => (typeof each === 'string' ? each === name : each.test(name)));

const isSame = (one: PageButton, other: PageButton): boolean =>
  one.name === other.name &&
  one.subscriptionId === other.subscriptionId &&
  (one.form === null) === (other.form === null);

async function pressNow(visitor: Visitor, { name, form, subscriptionId }: PageButton): Promise<string | null> {
  if (form !== null) return sendThrough(visitor, form);
  const press = ACCOUNT_PRESSES[placeOf(name)]?.[1];
  if (press === undefined) return 'is in no table';
  return press === null ? null : failureIn(await press(visitor.person, subscriptionId));
}

/** What fails of the links, choices and buttons of a person's account. */
export async function pressAll(visitor: Visitor): Promise<readonly string[]> {
  const wrong: string[] = [];
  const waiting: Waiting[] = [];
  const further = new Set<string>();
  const read = async (path: string) => {
    const { status, body } = await visitor.get(path);
    const controls = readControls(body, path);
    if (status >= 400) wrong.push(`${path} is ${status}`);
    wrong.push(...controls.alerts.map((alert) => `${path} says ${alert}`));
    return { body, ...controls };
  };
  for (const tab of TABS) {
    const { body, buttons, links } = await read(tab);
    waiting.push(...pressesOf(visitor, tab, buttons));
    for (const link of links) further.add(link.replace(/#.*/, ''));
    for (const [label, press] of Object.entries(ACCOUNT_CHOICES)) {
      if (!offersChoice(body, label)) continue;
      const run = async () => failureIn(await press(visitor.person, null));
      waiting.push({ order: 0, what: `${tab} “${label}”`, run });
    }
  }
  for (const path of [...further].filter((each) => !TABS.includes(each))) {
    const { buttons } = await read(path);
    // Other pages have tests of their own.
    const forms = path.startsWith('/account/') ? buttons.filter(({ form }) => form !== null) : [];
    waiting.push(...pressesOf(visitor, path, forms));
  }
  for (const { what, run } of waiting.toSorted((one, other) => one.order - other.order)) {
    visitor.rest();
    const failure = await run();
    if (failure !== null) wrong.push(`${what}: ${failure}`);
  }
  return wrong;
}
