import { translated } from '@network/messages/catalogue/translations.ts';
import { language } from './language.ts';
import { translateBy } from './messages.ts';

// Under `npm run dev` a browser has every language; a build writes a bundle for each.
translateBy((messages) => translated(messages, language()));
