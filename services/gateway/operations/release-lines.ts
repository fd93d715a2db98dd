import type { ListedRelease } from '../modules/platform/releases/public.ts';

/** A line for each registered release, for a terminal. */
export function linesOfReleases(releases: readonly ListedRelease[]): string {
  return releases.length === 0 ? 'No releases.' : releases.map(lineOf).join('\n');
}

function lineOf(row: ListedRelease): string {
  const lastUse = row.own_last_used_at === null ? 'never used' : `last used ${moment(row.own_last_used_at)}`;
  const own =
    row.own_documents === 0
      ? 'all in other live releases too'
      : `${row.own_documents} in no other live release, ${lastUse}`;
  const state = row.retired_at === null ? (row.is_active ? '  active' : '') : `  retired ${moment(row.retired_at)}`;
  const registered = `registered ${moment(row.registered_at)}`;
  return `${row.tenant_id} ${row.release}  ${registered}${state}  ${row.documents} documents, ${own}`;
}

const moment = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');
