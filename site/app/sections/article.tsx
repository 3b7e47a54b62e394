import { Fragment } from 'react';
import type { PostData } from '../content/pages/post.server.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { Written } from '../locale/written.tsx';
import { m } from '../messages/generated/messages.js';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Image } from '../ui/image.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { PHONE_SIZES } from '../ui/scene.tsx';
import { Section } from '../ui/section.tsx';
import { SectionBoundary } from '../ui/sections.tsx';
import { ArticleCards } from './article-cards.tsx';
import { Contents } from './contents.tsx';
import { DateLine, PostCard } from './post-card.tsx';
import { ShareLinks } from './share-links.tsx';

/** From this many headings, an article has a table of contents. */
const HEADINGS_WORTH_LISTING = 3;

/** A post: title and still, a 66-character column beside its contents, related posts below (art direction 5). */
export function Article({ post, trail, address, related }: Pick<PostData, 'post' | 'trail' | 'address' | 'related'>) {
  const t = useText();
  return (
    <>
      <div data-print="hide">
        <Breadcrumb crumbs={trail} />
      </div>
      <Written locale={post.locale?.locale}>
        <article>
          <header className="wrap grid gap-x-12 gap-y-8 pt-6 md:pt-12 lg:grid-cols-[5fr_7fr] print:block">
            <div>
              <h1 className="text-h2">{post.title}</h1>
              <RichText html={post.excerpt} className="mt-6 text-lead text-ink-2" />
              <p className="mt-4 flex flex-wrap gap-x-3 text-small text-ink-2">
                <DateLine date={post.date} />
                <span aria-hidden="true">·</span>
                <span>{t(m.post_minutes, { count: post.minutes })}</span>
              </p>
            </div>
            <div className="max-md:-mx-gutter print:hidden">
              <Image
                media={post.image}
                width={960}
                height={640}
                sizes={`(min-width: 996px) 56vw, ${PHONE_SIZES}`}
                priority
                className="aspect-3/2 w-full object-cover"
              />
            </div>
          </header>
          <div className="post-text wrap grid grid-cols-1 gap-x-16 gap-y-10 py-12 md:py-20 lg:grid-cols-[17rem_minmax(0,1fr)] print:block print:py-0">
            <div className="grid">
              {post.headings.length >= HEADINGS_WORTH_LISTING && (
                <SectionBoundary>
                  <Contents headings={post.headings} />
                </SectionBoundary>
              )}
            </div>
            <div className="max-w-[66ch] print:max-w-none">
              {post.parts.map(({ html, cards }) => (
                <Fragment key={html}>
                  <RichText html={html} />
                  {cards.length > 0 && (
                    <SectionBoundary>
                      <ArticleCards cards={cards} />
                    </SectionBoundary>
                  )}
                </Fragment>
              ))}
              <footer className="mt-16 grid gap-8">
                {post.tags.length > 0 && (
                  <ul aria-label={t(m.post_tags)} className="flex flex-wrap gap-2" data-print="hide">
                    {post.tags.map((tag) => (
                      <li key={tag.slug}>
                        <LocaleLink
                          to={`/news-and-media?tag=${encodeURIComponent(tag.slug)}#list`}
                          className="inline-flex min-h-11 items-center border border-line-strong px-4 text-small font-semibold no-underline hover:bg-ink hover:text-white"
                        >
                          {tag.name}
                        </LocaleLink>
                      </li>
                    ))}
                  </ul>
                )}
                <SectionBoundary>
                  <ShareLinks address={address} title={post.title ?? ''} />
                </SectionBoundary>
                <p className="hidden text-small print:block">{address}</p>
              </footer>
            </div>
          </div>
        </article>
      </Written>
      {related.length > 0 && (
        <SectionBoundary>
          <div className="bg-mist" data-print="hide">
            <Section title={t(m.post_related)}>
              <ul className="grid gap-x-8 gap-y-12 xs:grid-cols-2 lg:grid-cols-3">
                {related.map((one) => (
                  <li key={one.id}>
                    <PostCard post={one} />
                  </li>
                ))}
              </ul>
            </Section>
          </div>
        </SectionBoundary>
      )}
    </>
  );
}
