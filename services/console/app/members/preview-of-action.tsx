import type { PreviewActionQuery } from '../api/staff-operations.generated.ts';
import { people } from '../messages/people.ts';

const texts = people.dialog;

export type Previewed = PreviewActionQuery['previewAction'];

/** What an action will do, and the mail to the member as they will read it. */
export function PreviewOfAction({ preview: { effects, mail } }: { preview: Previewed }) {
  return (
    <>
      <section className="flex flex-col gap-2">
        <h3 className="text-small font-semibold">{texts.effects}</h3>
        <ul className="list-disc pl-5 text-body">
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </section>
      {mail === null ? (
        <p className="text-small text-muted">{texts.noMail}</p>
      ) : (
        <section className="flex flex-col gap-2">
          <h3 className="text-small font-semibold">{texts.mail(mail.to)}</h3>
          <div className="flex flex-col gap-3 rounded-card border-line border-subtle bg-page p-4">
            <p className="font-semibold">{mail.subject}</p>
            <p className="text-small whitespace-pre-line text-muted">{mail.text}</p>
          </div>
        </section>
      )}
    </>
  );
}
