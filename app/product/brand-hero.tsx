import { type ImageMedia, imageUrl } from '../ui/image.tsx';
import { RichText } from '../ui/rich-text.tsx';

/** The range's hero: its room with the text at the reading start, which no object crosses (art direction 1). */
export function BrandHero({
  brand,
}: {
  brand: { name: string; heading: string | null; description: string; image: ImageMedia | null };
}) {
  const source = brand.image?.mediaItemUrl;
  return (
    <header className="relative isolate flex flex-col bg-room text-on-room md:grid md:min-h-152">
      {source && (
        <img
          src={imageUrl(source, 'w_1536,f_webp,q_80')}
          srcSet={[576, 768, 996, 1200, 1536, 1921]
            .map((width) => `${imageUrl(source, `w_${width},f_webp,q_80`)} ${width}w`)
            .join(', ')}
          sizes="(min-width: 769px) 100vw, 180vw"
          alt={brand.image?.altText ?? ''}
          width="1600"
          height="860"
          decoding="async"
          fetchPriority="high"
          className="h-[88vw] w-full object-cover md:absolute md:inset-0 md:-z-1 md:h-full ltr:object-right rtl:object-left"
        />
      )}
      <div className="w-full self-center px-gutter py-7 md:max-w-[calc(2*var(--spacing-gutter)+40rem)] md:py-16">
        <h1 className="text-display leading-(--leading-display)">{brand.name}</h1>
        {brand.heading && <p className="mt-4 max-w-[22ch] font-display text-h3">{brand.heading}</p>}
        <RichText html={brand.description} className="mt-4 max-w-[44ch]" />
      </div>
    </header>
  );
}
