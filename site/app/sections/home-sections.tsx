import type { HomeData } from '../content/pages/home.server.ts';
import { findBanner } from '../content/pages/page-banner.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { Written } from '../locale/written.tsx';
import { m } from '../messages/generated/messages.js';
import { ProductGrid } from '../product/product-grid.tsx';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { Sections } from '../ui/sections.tsx';
import { AwardsSection } from './awards.tsx';
import { BrandSliderSection } from './brand-slider.tsx';
import { CorporateResponsibilitySection } from './corporate-responsibility.tsx';
import { GlobalPresenceSection } from './global-presence.tsx';
import { HomeNeeds } from './home-needs.tsx';
import { HomeSlider } from './home-slider.tsx';
import { LeadingStories } from './leading-stories.tsx';
import { PageHeader } from './page-opening.tsx';
import { PageText } from './page-text.tsx';
import { StoryBlocksSection } from './story-blocks.tsx';
import { SubNavigation } from './sub-navigation.tsx';

/**
 * The home page: every content group it has, in the order of the art direction. Slides come first, then the banner if
 * it is switched on, which takes their place when there are none.
 */
export function HomeSections({ home }: { home: HomeData }) {
  const t = useText();
  const hasSlides = home.slides.length > 0;
  return (
    <Written locale={home.page.locale?.locale}>
      <Sections>
        <HomeSlider slides={home.slides} ranges={home.ranges} />
        {(!hasSlides || findBanner(home.page)) && (
          <PageHeader page={home.page} opening="still" as={hasSlides ? 'h2' : 'h1'} />
        )}
        <SubNavigation group={home.page.subNavigation} />
        {home.storyBlocks && <StoryBlocksSection group={home.storyBlocks} href="/our-story" />}
        {home.brandSlider && <BrandSliderSection group={home.brandSlider} ranges={home.ranges} />}
        {home.needs.length > 0 && <HomeNeeds needs={home.needs} />}
        {home.bestSellers.length > 0 && (
          <Section
            title={t(m.home_bestsellers)}
            action={
              <LocaleLink to="/plp" className={BUTTON_VARIANTS.underline}>
                <span>{t(m.home_all_products)}</span>
              </LocaleLink>
            }
          >
            <ProductGrid products={home.bestSellers} isRowOnPhones />
          </Section>
        )}
        {home.corporateResponsibility && <CorporateResponsibilitySection group={home.corporateResponsibility} />}
        {home.globalPresence && <GlobalPresenceSection group={home.globalPresence} />}
        {home.posts.length > 0 && (
          <Section
            title={t(m.home_news)}
            action={
              <LocaleLink to="/news-and-media" className={BUTTON_VARIANTS.underline}>
                <span>{t(m.home_all_news)}</span>
              </LocaleLink>
            }
          >
            <LeadingStories stories={home.posts} as="h3" />
          </Section>
        )}
        <AwardsSection awards={home.awards} />
        {home.page.text && (
          <div className="pb-section">
            <PageText text={home.page.text} />
          </div>
        )}
      </Sections>
    </Written>
  );
}
