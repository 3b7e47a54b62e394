import type { ContentPageData } from '../content/content-page.server.ts';
import { ContentLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Image } from '../ui/image.tsx';
import { RichText } from '../ui/rich-text.tsx';

/** A page of the backend: banner, sub-navigation, its groups, its text. */
export function ContentPage({ page }: ContentPageData) {
  const t = useText();
  const banner = page.pageBanner?.active ? page.pageBanner : null;
  const links = page.subNavigation?.active ? (page.subNavigation.items ?? []) : [];
  return (
    <>
      <header className="relative isolate grid items-end overflow-hidden bg-mist md:min-h-80">
        {banner?.image && (
          <Image
            media={banner.image.node}
            alt=""
            width={1200}
            height={800}
            sizes="(min-width: 769px) 62vw, 100vw"
            priority
            className="h-[54vw] w-full object-cover md:absolute md:inset-y-0 md:end-0 md:-z-1 md:h-full md:w-[62%] md:mask-fade-start"
          />
        )}
        <div className="wrap py-10">
          <h1 className="max-w-[12em] text-h2">{banner?.heading || page.title}</h1>
          {banner?.description && <p className="mt-4 max-w-[42ch] text-lead">{banner.description}</p>}
        </div>
      </header>
      {links.length > 0 && (
        <nav aria-label={t(m.page_on)} className="border-b border-line">
          <ul className="wrap flex flex-wrap gap-x-8">
            {links.map((item) =>
              item?.link ? (
                <li key={item.link}>
                  <ContentLink to={item.link} className="inline-flex min-h-13 items-center font-semibold no-underline hover:text-ember">
                    {item.name}
                  </ContentLink>
                </li>
              ) : null,
            )}
          </ul>
        </nav>
      )}
      <div className="wrap py-section">
        <RichText html={page.content} className="max-w-[66ch]" />
      </div>
    </>
  );
}
