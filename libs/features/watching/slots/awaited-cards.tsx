import { CardPlace } from '@network/ui/shelf/card-outline.tsx';

/** How many cards reserve the place: their number does not change the height. */
const AWAITED = ['1', '2', '3', '4', '5', '6'];

/** The cards that reserve the place of a row which is laid over its page, each an item of it. */
export const awaitedCards = () => AWAITED.map((id) => <CardPlace key={id} />);
