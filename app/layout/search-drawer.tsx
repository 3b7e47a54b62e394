import { Form, useNavigation } from 'react-router';
import { buildPath } from '../locale/path.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Button } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';

/** The search field over the page (spec §4): a plain GET form; empty text is not submitted. */
export function SearchDrawer() {
  const t = useText();
  const locale = useLocale();
  const { state, formAction } = useNavigation();
  const action = buildPath({ ...locale, pagePath: '/search' });
  const isSubmitting = state !== 'idle' && formAction === action;
  return (
    <Drawer id="search-drawer" place="top" title={t(m.search_title)} titleHidden>
      <Form action={action} role="search" className="wrap flex gap-3 pb-8 md:pb-12">
        <label htmlFor="search-key" className="sr-only">
          {t(m.search_label)}
        </label>
        <input
          id="search-key"
          name="key"
          type="search"
          required
          pattern=".*\S.*"
          autoComplete="off"
          enterKeyHint="search"
          data-autofocus
          placeholder={t(m.search_placeholder)}
          className="h-15 min-w-0 flex-1 border-2 border-line-strong bg-white px-5 text-body font-medium placeholder:text-ink-2"
        />
        <Button type="submit" disabled={isSubmitting}>
          {t(m.search_submit)}
        </Button>
      </Form>
    </Drawer>
  );
}
