import { Award, Clapperboard, Crown, Flag, Gem, Medal, Shield, Sparkles, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Badge as BadgeName } from '@network/lifecycle/badges/badges.ts';
import type { BadgeTone } from '@network/ui/badge/badge.tsx';

/** How a badge is drawn. */
export interface BadgeLook {
  readonly icon: ReactNode;
  readonly tone: BadgeTone;
}

/** Badges of a role are prominent, those of tenure are quiet. */
export const BADGE_LOOKS: Readonly<Record<BadgeName, BadgeLook>> = {
  moderator: { icon: <Shield aria-hidden="true" />, tone: 'accent' },
  king: { icon: <Crown aria-hidden="true" />, tone: 'accent' },
  director: { icon: <Clapperboard aria-hidden="true" />, tone: 'accent' },
  model: { icon: <Star aria-hidden="true" />, tone: 'accent' },
  boss: { icon: <Gem aria-hidden="true" />, tone: 'neutral' },
  gold: { icon: <Sparkles aria-hidden="true" />, tone: 'neutral' },
  silver: { icon: <Medal aria-hidden="true" />, tone: 'neutral' },
  bronze: { icon: <Award aria-hidden="true" />, tone: 'neutral' },
  founder: { icon: <Flag aria-hidden="true" />, tone: 'outline' },
};
