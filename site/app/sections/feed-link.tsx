import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { feedPath } from '../seo/feed-path.ts';
import { BUTTON_VARIANTS } from '../ui/button.tsx';

/** A link to the news feed of the page's locale. */
export function FeedLink() {
  const t = useText();
  const { country, language } = useLocale();
  return (
    <a href={feedPath({ country, language })} className={BUTTON_VARIANTS.underline} data-print="hide">
      <span>{t(m.list_follow)}</span>
    </a>
  );
}
