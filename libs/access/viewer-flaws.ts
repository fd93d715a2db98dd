import { parseViewer } from './parse-viewer.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Names of the fields of a viewer that the rules do not understand or that contradict each other, such as
 * `subscription.type`; never their values. Such a viewer has the least access that the other fields allow. Callers log
 * the list.
 */
export function viewerFlaws(value: unknown): readonly string[] {
  if (!isFields(value)) return ['viewer'];
  if (value['userId'] === null) return [];
  const known = parseViewer(value);
  if (known.userId === null) return ['userId'];
  const subscription = value['subscription'];
  const top = differing(value, { ...known, subscription: null }).filter((field) => field !== 'subscription');
  if (subscription === null) return top;
  if (!isFields(subscription) || !known.subscription) return [...top, 'subscription'];
  const nested = [...differing(subscription, { ...known.subscription }), ...contradictions(subscription)];
  return [...top, ...[...new Set(nested)].map((field) => `subscription.${field}`)];
}

function differing(raw: Fields, known: Fields): readonly string[] {
  return Object.keys(known).filter((field) => JSON.stringify(raw[field]) !== JSON.stringify(known[field]));
}

function contradictions({ type, isFreeLimitedTrial, isGuest }: Fields): readonly string[] {
  return [
    ...(isFreeLimitedTrial === true && type !== 'trial' ? ['isFreeLimitedTrial'] : []),
    ...(isGuest === true && type !== 'porn-portal' ? ['isGuest'] : []),
  ];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
