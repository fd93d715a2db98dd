import { type Answer, sendRequest } from './send-request.ts';
import { type Visit, type Expected, isSignedIn, originOf, type RouteCase } from './route-cases/route-case.ts';
import { cookieOf } from './sign-in.ts';

const NOT_FOUND = 'We can’t find this page.';

/** The difference between an answer and its case, in one line; null when it matches the rule. */
export async function checkRoute(each: RouteCase, visit: Visit): Promise<string | null> {
  const cookie = isSignedIn(visit) ? await cookieOf(visit.brand, `${visit.persona}@demo.example`) : '';
  const origin = originOf(visit);
  const answer = await sendRequest(origin, each.path, { headers: { accept: 'text/html', ...(cookie && { cookie }) } });
  const wrong = differenceOf(answer, each.expect(visit), origin);
  return wrong && `${each.rule} ${visit.brand.id} ${visit.persona} ${each.path.slice(0, 120)}: ${wrong}`;
}

function differenceOf({ status, headers, body }: Answer, expected: Expected, origin: string): string | null {
  const location = headers['location'];
  const got = typeof location === 'string' ? `${status} ${plain(location, origin)}` : String(status);
  const wanted =
    'location' in expected ? `${expected.status} ${plain(expected.location, origin)}` : `${expected.status}`;
  if (got !== wanted) return `${got} instead of ${wanted}`;
  if (expected.status === 404 && !body.includes(NOT_FOUND)) return 'a 404 without its page';
  if (expected.status !== 200) return null;
  if (!body.includes(expected.shows)) return `a page without ${expected.shows}`;
  if (expected.hides !== undefined && body.includes(expected.hides)) return `a page with ${expected.hides}`;
  return null;
}

/** An absolute address with its query decoded: one address is written in several ways (`+` and `%20`). */
function plain(location: string, origin: string): string {
  const { origin: host, pathname, searchParams } = new URL(location, origin);
  const query = [...searchParams].map(([name, value]) => `${name}=${decoded(value)}`);
  return `${host}${pathname} ${query.join(' & ')}`;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return value;
  }
}
