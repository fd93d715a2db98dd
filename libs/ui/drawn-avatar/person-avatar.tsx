import { Avatar } from '../avatar/avatar.tsx';
import { DrawnAvatar } from './drawn-avatar.tsx';

export interface PersonAvatarProps {
  readonly name: string;
  /** The seed of their drawing; null for the initials of the name. */
  readonly avatar: number | null;
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string | undefined;
}

/** A person in a circle, as they chose: a drawing, or the initials of their name. The name itself is next to it. */
export function PersonAvatar({ name, avatar, ...look }: PersonAvatarProps) {
  return avatar === null ? <Avatar name={name} {...look} /> : <DrawnAvatar seed={avatar} {...look} />;
}
