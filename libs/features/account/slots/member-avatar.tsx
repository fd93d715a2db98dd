import { DrawnAvatar } from '@network/ui/drawn-avatar/drawn-avatar.tsx';

/** The drawn avatar of the signed-in person, in the place of the sign that stands there for everybody else. */
export default function MemberAvatar({ avatar }: { readonly avatar: number }) {
  return <DrawnAvatar seed={avatar} size="small" />;
}
