import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS, variantInRoom } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ImageMedia } from '../ui/image-media.ts';
import { Scene } from '../ui/scene.tsx';

type BrandHeroData = {
  slug: string;
  name: string;
  /** The purpose of the range, in a word or two. */
  tagline: string | null;
  heading: string | null;
  /** The wide scene; without it the tile is used. */
  image: ImageMedia | null;
  tile: ImageMedia | null;
};

/** The range's hero: its room, with the text where reading starts, clear of objects (art direction 1). */
export function BrandHero({ brand, hasCampaigns }: { brand: BrandHeroData; hasCampaigns: boolean }) {
  const t = useText();
  const scene = brand.image?.mediaItemUrl ? brand.image : brand.tile;
  const source = scene?.mediaItemUrl;
  return (
    <header className="hero-room relative isolate flex flex-col bg-room text-on-room md:grid">
      {source && (
        <Scene
          desktop={{ source, sizes: '100vw' }}
          mobile={{ source, sizes: '101vw' }}
          alt={scene?.altText ?? ''}
          priority
          className="brand-scene h-[54vw] w-full object-cover md:-z-1 md:scene-at-end"
        />
      )}
      <div className="wrap self-center py-4 md:pt-10 md:pb-26 xl:pb-32">
        <div className="md:max-w-188">
          {brand.tagline && <p className="font-bold">{brand.tagline}</p>}
          <h1 className="hero-heading">{brand.name}</h1>
          {brand.heading && (
            <p className="mt-2 mb-4 max-w-[34ch] text-lead md:mt-6 md:mb-9 md:max-xl:max-w-[36vw] md:max-xl:text-body">
              {brand.heading}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3 md:gap-x-8">
            <a href="#range" className={`${BUTTON_VARIANTS[variantInRoom(brand.slug)]} max-md:gap-2 max-md:px-4`}>
              {t(m.brand_see_range)}
              <Icon name="next" flip />
            </a>
            {hasCampaigns && (
              <a href="#campaigns" className={`${BUTTON_VARIANTS.underline} text-inherit! hover:opacity-80`}>
                <span>{t(m.brand_see_campaign)}</span>
              </a>
            )}
          </div>
        </div>
      </div>
    </header>
  );
}
