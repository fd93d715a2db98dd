import { useNavigate } from '@tanstack/react-router';
import { Command, defaultFilter, useCommandState } from 'cmdk';
import { LogOut, UserSearch } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { people } from '../messages/people.ts';
import { words } from '../messages/words.ts';
import { may } from '../session/session.ts';
import { areas } from './areas.ts';
import { followSelection } from './follow-selection.ts';
import { memberSearches, memberSearchPath } from './member-searches.ts';
import { useSession } from './use-session.ts';
import { useSignOut } from './use-sign-out.ts';

const { palette: texts } = words;

/** What searches of members are for the palette: they fit whatever is typed, behind every page that it names. */
const MEMBER_SEARCH = 'search of members by ';
const filter: typeof defaultFilter = (value, search, keywords) =>
  value.startsWith(MEMBER_SEARCH) ? Number.MIN_VALUE : defaultFilter(value, search, keywords);

/** Everything that the role may open, look for or do, found by typing. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const navigate = useNavigate();
  const leave = useSignOut();
  const run = (action: () => Promise<void>) => {
    onClose();
    void action();
  };
  const [typed, setTyped] = useState('');
  const searches = may(session, 'members:read') ? memberSearches(typed) : [];
  const entries = areas.flatMap((area) => area.entries.filter(({ scope }) => may(session, scope)));
  return (
    <Dialog open onOpenChange={onClose} title={texts.title}>
      <Command ref={followSelection} label={texts.title} loop filter={filter} className="flex flex-col gap-3">
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          placeholder={texts.input}
          className="h-11 w-full rounded-control border-line border-outline bg-surface px-3 text-body"
        />
        <FoundCount />
        <Command.List label={texts.results} className="max-h-(--console-palette) overflow-y-auto">
          <Command.Empty className="p-4 text-muted">{texts.none}</Command.Empty>
          <Group heading={texts.pages}>
            {entries.map(({ href, label, icon: Icon }) => (
              <Item key={href} icon={<Icon />} onSelect={() => run(() => navigate({ href }))}>
                {label}
              </Item>
            ))}
          </Group>
          {searches.length === 0 ? null : (
            <Group heading={people.members.title}>
              {searches.map((by) => (
                <Item
                  key={by}
                  value={MEMBER_SEARCH + by}
                  icon={<UserSearch />}
                  onSelect={() => run(() => navigate({ href: memberSearchPath(by, typed) }))}
                >
                  {texts.member(people.members.byNames[by], typed.trim())}
                </Item>
              ))}
            </Group>
          )}
          <Group heading={texts.actions}>
            <Item icon={<LogOut />} onSelect={() => run(leave)}>
              {words.account.signOut}
            </Item>
          </Group>
        </Command.List>
      </Command>
    </Dialog>
  );
}

/** Says to screen readers how many options are left while somebody types. */
function FoundCount() {
  const count = useCommandState(({ filtered }) => filtered.count);
  return (
    <p role="status" className="sr-only">
      {texts.found(count)}
    </p>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group heading={heading} className="p-1 text-caption font-semibold text-muted">
      {children}
    </Command.Group>
  );
}

interface ItemProps {
  readonly icon: ReactNode;
  /** Names it for the filter; what it shows, unless given. */
  readonly value?: string;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

function Item({ icon, value, onSelect, children }: ItemProps) {
  return (
    <Command.Item
      {...(value !== undefined && { value })}
      onSelect={onSelect}
      className="flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-3 text-body font-normal text-strong data-[selected=true]:bg-tint data-[selected=true]:text-accent [&_svg]:size-4"
    >
      {icon}
      {children}
    </Command.Item>
  );
}
