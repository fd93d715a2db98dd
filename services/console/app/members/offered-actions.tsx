import type { MemberActionName } from '@network/access/staff/member-actions.ts';
import type { MemberOffer } from '@network/access/staff/member-offers.ts';
import { Button } from '@network/ui/button/button.tsx';
import { people } from '../messages/people.ts';
import { useMayAct } from './use-may-act.ts';

/** A button for each action that the role may do, and why another one can't be done now. */
export function OfferedActions({
  offers,
  onChoose,
}: {
  offers: readonly MemberOffer[];
  onChoose: (name: MemberActionName) => void;
}) {
  const mayAct = useMayAct();
  return offers
    .filter(({ name }) => mayAct(name))
    .map(({ name, withheld }) =>
      withheld === null ? (
        <Button
          key={name}
          size="small"
          variant={name === 'delete' ? 'danger' : 'outline'}
          onClick={() => onChoose(name)}
        >
          {people.actions[name]}
        </Button>
      ) : (
        <span key={name} className="max-w-prose text-small text-muted">
          {people.withheld(people.actions[name], withheld)}
        </span>
      ),
    );
}
