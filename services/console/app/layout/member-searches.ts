import type { MemberSearch } from '../api/staff-types.generated.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The ways in which what was typed can find members, the likeliest first. None of them looks anybody up: each look is
 * recorded, so it happens once one of them is chosen.
 */
export function memberSearches(typed: string): readonly MemberSearch[] {
  const text = typed.trim();
  if (text === '') return [];
  if (text.includes('@')) return ['email'];
  if (UUID.test(text)) return ['id', 'transaction'];
  if (/^\d{4}$/.test(text)) return ['card', 'transaction', 'email', 'name'];
  return /\s/.test(text) ? ['name'] : ['email', 'name', 'transaction'];
}

/** The list of the members that a search finds. */
export function memberSearchPath(by: MemberSearch, typed: string): string {
  return `/members?${new URLSearchParams({ by, text: typed.trim() }).toString()}`;
}
