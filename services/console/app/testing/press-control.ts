import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import { expect, vi } from 'vitest';
import type { StaffRole } from '@network/access/staff/staff-rights.ts';
import { toasts } from '../layout/toasts.ts';
import { words } from '../messages/words.ts';
import { openPage, PATIENTLY } from './console-page.tsx';
import { fillIn, isSeen } from './fill-in.ts';

/** Forms, previews and confirmations of one dialog. */
const MOST_STEPS = 4;
const BUSY = `[aria-busy=true], [aria-label="${words.loading}"]`;
/** Buttons of a dialog that lead back. */
const BACK = /^(?:Close|Cancel|Back|Change|Keep|Stay)/;

/** A gateway of the staff API: its answer to a document, as it is. */
export type AskGateway = (query: string, variables: object) => Promise<string>;

/** A page of the console over a real gateway, and what went wrong on it so far. */
export interface PressedPage {
  readonly client: QueryClient;
  readonly wrong: string[];
}

interface Answered {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** Opens an address as a role sees it, with all its data. */
export async function openAtGateway(address: string, role: StaffRole, ask: AskGateway): Promise<PressedPage> {
  cleanup();
  const wrong: string[] = [];
  // Another window would load what it opens.
  vi.spyOn(globalThis, 'open').mockReturnValue(null);
  const { client } = await openPage(address, role, async (query, variables) => {
    const text = await ask(query, variables);
    const answer = JSON.parse(text) as Answered;
    const operation = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    for (const error of answer.errors ?? [])
      wrong.push(`${operation}: ${error.extensions?.code ?? ''} ${error.message}`);
    for (const refusal of refusalsIn(answer.data)) wrong.push(`${operation}: ${refusal}`);
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  });
  const page = { client, wrong };
  await untilQuiet(page);
  return page;
}

/** What the answers to mutations refuse, by their texts. */
function refusalsIn(data: Answered['data']): readonly string[] {
  return Object.values(data ?? {}).flatMap((each) => {
    const { __typename: type, message } = (each ?? {}) as { readonly __typename?: string; readonly message?: string };
    return type?.endsWith('Refused') ? [message ?? type] : [];
  });
}

const nextTurn = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** Waits until nothing is loaded or sent any more, and what came is shown. */
async function untilQuiet({ client }: PressedPage): Promise<void> {
  const expectQuiet = () => {
    expect(document.querySelector('h1')?.textContent ?? words.loading).not.toBe(words.loading);
    expect(client.isFetching() + client.isMutating()).toBe(0);
    expect(document.querySelector(BUSY)).toBeNull();
  };
  await vi.waitFor(
    async () => {
      for (const _turn of [1, 2, 3]) {
        expectQuiet();
        await nextTurn();
      }
    },
    { ...PATIENTLY, interval: 10 },
  );
}

const nameOf = (control: Element): string => control.getAttribute('aria-label') ?? control.textContent.trim();

/** The buttons of the page that can be pressed, by their names; one of two of a name is the second. */
export function controlsOfPage(): readonly HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>('main button')].filter(
    (button) => !button.disabled && isSeen(button),
  );
}

export const namesOfControls = (): readonly string[] => controlsOfPage().map(nameOf);

/**
 * Presses the button of that name and place among those of its name, and goes on through its dialog to the end.
 * @returns what failed or was refused meanwhile
 */
export async function pressThrough(page: PressedPage, name: string, place: number): Promise<readonly string[]> {
  const button = controlsOfPage().filter((each) => nameOf(each) === name)[place];
  // What was pressed before may have taken it away.
  if (button === undefined) return [];
  page.wrong.length = 0;
  if (button.form !== null) fillIn(button.form);
  fireEvent.click(button);
  await untilQuiet(page);
  for (let step = 0; step < MOST_STEPS && (await pressInDialog(page)); step += 1);
  for (const { type, message } of toasts.read()) if (type === 'error') page.wrong.push(`says “${message}”`);
  if (screen.queryByRole('heading', { name: words.failed.title }) !== null) page.wrong.push('is a page that failed');
  return page.wrong;
}

/** Fills in the dialog that is open and presses what goes on. @returns whether that led anywhere */
async function pressInDialog(page: PressedPage): Promise<boolean> {
  const dialog = screen.queryAllByRole('dialog').at(-1);
  if (dialog === undefined) return false;
  fillIn(dialog);
  await untilQuiet(page);
  const before = dialog.innerHTML;
  const buttons = [...dialog.querySelectorAll('button')].filter(
    (button) => !button.disabled && isSeen(button) && !BACK.test(nameOf(button)),
  );
  const onward = buttons.findLast(({ type }) => type === 'submit') ?? buttons.at(-1);
  if (onward === undefined) return false;
  fireEvent.click(onward);
  await untilQuiet(page);
  return screen.queryAllByRole('dialog').at(-1)?.innerHTML !== before;
}
