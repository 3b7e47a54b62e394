/** Benefits side by side under one rule. */
export function BenefitList({
  benefits,
}: {
  benefits: readonly { heading?: string | null; description?: string | null }[];
}) {
  return (
    <ul className="grid gap-x-8 gap-y-6 border-t-3 border-ink pt-6 md:grid-cols-2 xl:grid-cols-4">
      {benefits.map((benefit) => (
        <li key={benefit.heading}>
          <h3 className="mb-2 text-h3">{benefit.heading}</h3>
          <p className="text-ink-2">{benefit.description}</p>
        </li>
      ))}
    </ul>
  );
}
