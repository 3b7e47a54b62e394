import type { CampaignCardFragment } from '../content/generated/graphql.ts';
import { resolveFilm } from '../content/pages/film.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { Image } from '../ui/image.tsx';
import { PlaySign } from './play-sign.tsx';
import { DateLine } from './post-card.tsx';

/**
 * A campaign as a still that links to its place in the list of campaigns: in the whole list if it is among the newest,
 * else in a tag's.
 */
export function CampaignTile({ campaign, tag }: { campaign: CampaignCardFragment; tag?: string }) {
  return (
    <li className="group relative">
      <div className="relative">
        <Image
          media={campaign.featuredImage?.node}
          alt=""
          width={560}
          height={373}
          sizes="(min-width: 769px) 31vw, 100vw"
          className="aspect-3/2 w-full object-cover"
        />
        {resolveFilm(campaign.videoGroup) && <PlaySign className="absolute start-4 bottom-4 size-13" />}
      </div>
      <DateLine date={campaign.date} className="mt-4 block" />
      <h3 className="mt-1 text-h3">
        <LocaleLink
          to={`/news-campaigns${tag ? `?tag=${encodeURIComponent(tag)}` : ''}#${campaign.slug}`}
          className="no-underline group-hover:text-ember after:absolute after:inset-0"
        >
          {campaign.title}
        </LocaleLink>
      </h3>
    </li>
  );
}
