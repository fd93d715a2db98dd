import { ChevronDown, Keyboard, LogOut, Search, UserRound } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Menu } from '@network/ui/menu/menu.tsx';
import { shortcuts } from '../messages/shortcuts.ts';
import { words } from '../messages/words.ts';
import { useShortcuts } from './shortcuts.ts';
import { useSignOut } from './use-sign-out.ts';
import { useSession } from './use-session.ts';

const CommandPalette = lazy(() => import('./command-palette.tsx'));
const ShortcutSheet = lazy(() => import('./shortcut-sheet.tsx'));

/** The bar above each page: the way to the palette, and the account. */
export function TopBar() {
  const session = useSession();
  const leave = useSignOut();
  const [isPaletteOpen, setPaletteOpen] = usePalette();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const openSheet = useCallback(() => setSheetOpen(true), []);
  useShortcuts(session, openSheet);
  const { navigation, account, roles } = words;
  return (
    <div className="sticky top-0 layer-coming flex items-center gap-4 border-b border-subtle bg-surface px-6 py-2 large:px-8">
      <button
        type="button"
        onClick={() => setPaletteOpen(true)}
        className="flex min-h-9 flex-1 items-center gap-2 rounded-control border-line border-subtle bg-page px-3 text-left text-body text-muted hover:border-outline medium:w-96 medium:flex-none"
      >
        <Search aria-hidden="true" className="size-4" />
        <span className="flex-1 truncate">{navigation.find}</span>
        <kbd className="rounded-badge border-line border-subtle bg-surface px-1.5 text-caption max-medium:hidden">
          {navigation.shortcut}
        </kbd>
      </button>
      <span className="flex-1" />
      <Menu
        label={account.menu}
        trigger={
          <button
            type="button"
            className="flex min-h-9 items-center gap-2 rounded-control px-2 text-body hover:bg-raised"
          >
            <span className="max-medium:sr-only">{session.email}</span>
            <UserRound aria-hidden="true" className="size-4.5 text-muted medium:hidden" />
            <span className="text-muted max-medium:sr-only">{roles[session.role]}</span>
            <ChevronDown aria-hidden="true" className="size-4 text-muted" />
          </button>
        }
        items={[
          { kind: 'action', label: shortcuts.open, icon: <Keyboard />, onSelect: openSheet },
          { kind: 'action', label: account.signOut, icon: <LogOut />, onSelect: () => void leave() },
        ]}
      />
      {isSheetOpen ? (
        <Suspense>
          <ShortcutSheet onClose={() => setSheetOpen(false)} />
        </Suspense>
      ) : null}
      {isPaletteOpen ? (
        <Suspense>
          <CommandPalette onClose={() => setPaletteOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Whether the palette is open; Ctrl K or ⌘ K opens and closes it. */
function usePalette() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // A dialog that waits for an answer stays the only one.
      setOpen((wasOpen) => !wasOpen && document.querySelector('[role="dialog"]') === null);
    };
    globalThis.addEventListener('keydown', toggle);
    return () => globalThis.removeEventListener('keydown', toggle);
  }, []);
  return [isOpen, setOpen] as const;
}
