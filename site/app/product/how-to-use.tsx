import type { ProductView } from '../content/pages/product-view.server.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Image } from '../ui/image.tsx';
import { Section } from '../ui/section.tsx';

/** How to use, one to five steps (spec §3), numbered in both scripts with Latin digits. */
export function HowToUse({ group }: { group: NonNullable<ProductView['details']>['howToUse'] | undefined }) {
  const t = useText();
  const steps = [group?.step1, group?.step2, group?.step3, group?.step4, group?.step5].flatMap((step) =>
    step?.description || step?.image ? [step] : [],
  );
  if (steps.length === 0) return null;
  return (
    <Section title={t(m.product_how_to_use)}>
      <ol className="grid gap-5 md:auto-cols-fr md:grid-flow-col md:gap-6">
        {steps.map((step, index) => (
          <li
            key={step.number ?? step.description}
            className="max-md:grid max-md:grid-cols-[5.5rem_1fr] max-md:gap-x-4.5"
          >
            <div className="grid aspect-square place-items-center bg-mist max-md:row-span-2">
              <Image media={step.image?.node} alt="" width={160} height={160} sizes="160px" className="w-[62%]" />
            </div>
            <p className="font-display text-[2.25rem] leading-none md:mt-4.5 md:mb-1.5" aria-hidden="true">
              {step.number ?? index + 1}
            </p>
            <p className="leading-normal whitespace-pre-line text-ink-2">{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
