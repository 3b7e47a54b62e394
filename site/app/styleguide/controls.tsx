import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { BUTTON_VARIANTS, Button, type ButtonVariant } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { FIELD_CLASS, FieldFrame } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Select } from '../ui/select.tsx';
import type { Samples } from './samples.ts';

const VARIANTS: readonly ButtonVariant[] = ['default', 'outline', 'outline-large', 'ink', 'underline'];

/** Buttons, fields and selects in all states. */
export function Controls({ texts, id }: { texts: Samples; id: string }) {
  return (
    <>
      {VARIANTS.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <button type="button" className={BUTTON_VARIANTS[variant]}>
            <span>{texts.action}</span>
            {variant !== 'underline' && <Icon name="next" flip />}
          </button>
          <Button variant={variant} disabled>
            <span>{texts.action}</span>
          </Button>
        </div>
      ))}
      <div data-room="qirmiz" className="flex flex-wrap gap-3 bg-room p-5">
        <Button variant="white">{texts.action}</Button>
        <Button variant="white" disabled>
          {texts.action}
        </Button>
      </div>
      <FieldFrame id="field-plain" label={texts.label}>
        {(attributes) => <input {...attributes} placeholder={texts.label} className={FIELD_CLASS} />}
      </FieldFrame>
      <FieldFrame id="field-hint" label={texts.label} hint={texts.hint}>
        {(attributes) => <input {...attributes} defaultValue="name@example.com" className={FIELD_CLASS} />}
      </FieldFrame>
      <FieldFrame id="field-error" label={texts.label} error={texts.error}>
        {(attributes) => <input {...attributes} defaultValue="name@" className={FIELD_CLASS} />}
      </FieldFrame>
      <FieldFrame id="field-disabled" label={texts.label}>
        {(attributes) => <input {...attributes} disabled className={FIELD_CLASS} />}
      </FieldFrame>
      <div className="flex flex-wrap items-center gap-3">
        <Select label={texts.label} options={[{ value: 'a', label: texts.option }]} />
        <Select label={texts.label} options={[{ value: 'a', label: texts.option }]} disabled />
        <Chip to="#" label={texts.option}>
          {texts.option}
        </Chip>
        <label className="flex items-center gap-3">
          <input type="checkbox" className="checkbox" /> {texts.option}
        </label>
        <label className="flex items-center gap-3">
          <input type="checkbox" className="checkbox" defaultChecked /> {texts.option}
        </label>
      </div>
      <div>
        <Disclosure summary={texts.question}>
          <p className="pb-4">{texts.text}</p>
        </Disclosure>
        <Disclosure summary={texts.question} open>
          <p className="pb-4">{texts.text}</p>
        </Disclosure>
      </div>
      <Breadcrumb
        crumbs={[{ label: texts.option, href: '#' }, { label: texts.action, href: '#' }, { label: texts.heading }]}
      />
      <Pagination page={3} pages={12} hrefOf={(page) => `#${page}`} />
      <div className="flex flex-wrap gap-3">
        {(['start', 'end', 'top', 'center'] as const).map((place) => (
          <button key={place} type="button" popoverTarget={`${id}-${place}`} className={BUTTON_VARIANTS.outline}>
            {place}
          </button>
        ))}
        {(['start', 'end', 'top', 'center'] as const).map((place) => (
          <Drawer key={place} id={`${id}-${place}`} place={place} title={texts.heading}>
            <p className="p-5">{texts.text}</p>
          </Drawer>
        ))}
      </div>
    </>
  );
}
