import { useState } from 'react';
import { inLanguage, type Translated } from '../../../contract/languages.ts';
import type { Embed } from '../content/cleaning/embed.ts';
import type { CampaignCardFragment } from '../content/generated/graphql.ts';
import { resolveFilm } from '../content/pages/film.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Image } from '../ui/image.tsx';
import { buildImageSrc } from '../ui/image-address.ts';
import { isPlainClick } from '../ui/plain-click.ts';
import { withAutoplay } from '../ui/rich-text.tsx';
import { PlaySign } from './play-sign.tsx';

/** Lazy loading of the poster, which React's types do not have for videos yet. */
const LAZY = { loading: 'lazy' };
const PROVIDERS: Readonly<Record<Embed['provider'], Translated>> = {
  YouTube: { en: 'YouTube', ar: 'يوتيوب' },
  Vimeo: { en: 'Vimeo', ar: 'فيميو' },
};
const SIZES = '(min-width: 769px) 46vw, 100vw';

/** A campaign's video, or its still. A file loads when it is played, an embed on a click. */
export function CampaignFilm({ campaign }: { campaign: CampaignCardFragment }) {
  const film = resolveFilm(campaign.videoGroup);
  const still = campaign.featuredImage?.node;
  const title = campaign.title ?? '';
  if (film?.kind === 'upload') {
    return (
      // No captions: the videos have no speech, and content has no field for them.
      <video
        controls
        preload="none"
        playsInline
        poster={still?.mediaItemUrl ? buildImageSrc(still.mediaItemUrl, 768) : undefined}
        {...LAZY}
        aria-label={title}
        className="aspect-3/2 w-full bg-sidr object-cover"
      >
        <source src={film.url} type={film.mimeType} />
      </video>
    );
  }
  if (film) return <EmbeddedFilm embed={film.embed} title={title} still={still} />;
  return (
    <Image media={still} alt="" width={800} height={533} sizes={SIZES} className="aspect-3/2 w-full object-cover" />
  );
}

type Still = NonNullable<CampaignCardFragment['featuredImage']>['node'] | undefined;

/** Without a script the still links to the video's own page. */
function EmbeddedFilm({ embed, title, still }: { embed: Embed; title: string; still: Still }) {
  const t = useText();
  const provider = inLanguage(PROVIDERS[embed.provider], useLocale().language);
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) {
    return (
      <iframe
        src={withAutoplay(embed.playerUrl)}
        title={title}
        allow="autoplay; fullscreen; encrypted-media"
        allowFullScreen
        className="aspect-3/2 w-full bg-sidr"
      />
    );
  }
  return (
    <a
      href={embed.pageUrl}
      rel="noopener noreferrer"
      className="group relative block"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        setPlaying(true);
      }}
    >
      <Image media={still} alt="" width={800} height={533} sizes={SIZES} className="aspect-3/2 w-full object-cover" />
      <span className="sr-only">{t(m.campaign_watch, { title, provider })}. </span>
      <PlaySign className="absolute start-6 bottom-6 size-17 group-hover:bg-ink group-hover:text-white" />
      <span className="absolute start-26 bottom-6 grid h-17 items-center bg-white px-4 text-small font-semibold">
        {t(m.campaign_embed_note, { provider })}
      </span>
    </a>
  );
}
