import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Icon } from '../ui/icon.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from './section.tsx';

/** Questions and answers as native disclosures. */
export function FaqSection({ faqs }: { faqs: readonly { question: string; answer: string }[] }) {
  const t = useText();
  if (faqs.length === 0) return null;
  return (
    <Section title={t(m.type_faq)}>
      <div className="border-t-3 border-ink">
        {faqs.map((faq) => (
          <details key={faq.question} className="group border-b border-line">
            <summary className="flex min-h-16 items-center justify-between gap-6 py-4 text-label font-semibold hover:text-ember">
              {faq.question}
              <Icon name="plus" className="group-open:hidden" />
              <Icon name="minus" className="hidden group-open:block" />
            </summary>
            <RichText html={faq.answer} className="max-w-[66ch] pb-6 text-ink-2" />
          </details>
        ))}
      </div>
    </Section>
  );
}
