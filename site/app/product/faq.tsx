import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Disclosure } from '../ui/disclosure.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';

/** Questions and answers as native disclosures. */
export function FaqSection({ faqs }: { faqs: readonly { question: string; answer: string }[] }) {
  const t = useText();
  if (faqs.length === 0) return null;
  return (
    <Section title={t(m.type_faq)}>
      <div className="border-t-3 border-ink">
        {faqs.map((faq) => (
          <Disclosure key={faq.question} summary={faq.question}>
            <RichText html={faq.answer} className="max-w-[66ch] pb-6 text-ink-2" />
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
