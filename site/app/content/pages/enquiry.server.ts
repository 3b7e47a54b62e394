import type { KeptForm } from '../../../../contract/forms/submission.ts';
import { buildFullName } from '../../../../contract/full-name.ts';
import { m } from '../../messages/generated/messages.js';
import { optional } from '../client/optional.ts';
import { servicesContext, tagsContext } from '../services.ts';
import { findElsewhere } from './elsewhere.server.ts';
import type { Found, PageRequest } from './find-page.ts';
import { loadForm } from './form.server.ts';
import { loadLocations } from './locations.server.ts';

/** Finds the first mail address that a text links; null when there is none. */
export function findMailAddress(html: string): string | null {
  return /<a\b[^<>]*\bhref="mailto:([^"?%@]+@[^"?%@]+)["?]/i.exec(html)?.[1] ?? null;
}

/**
 * The locations, and where the enquiry of a page goes: to the address that its own text links, if any (the locations
 * are then for calling), else to the country's location.
 */
export async function withLocations(request: PageRequest, finding: Promise<Found>): Promise<Found> {
  const [{ page }, locations] = await Promise.all([finding, loadLocations(request.load)]);
  if (!page) return { page };
  const location = locations[0] ?? null;
  const named = findMailAddress(page.content ?? '');
  const email = named ?? location?.email ?? null;
  const shown = named === null ? locations : locations.map((one) => ({ ...one, email: '' }));
  const { form } = request;
  if (form === undefined) {
    return page.enquiry?.heading
      ? { page: { ...page, enquiry: { ...page.enquiry, location, email } }, lists: { locations: shown } }
      : { page: { ...page, enquiry: null }, lists: { locations } };
  }
  const { country, language } = request.load.locale;
  const product = await findProduct(request);
  const view = await loadForm(request, form, { known: { product: product?.name, country } });
  const { heading, description } = page.enquiry ?? {};
  return {
    // The form takes the group's place.
    page: { ...page, enquiry: null },
    lists: {
      locations: shown,
      form: {
        view,
        heading: heading || HEADINGS[form]({}, { locale: language }),
        description: description || null,
        location,
        email,
        product,
        job: null,
      },
    },
    known: { product: [product?.slug] },
  };
}

const HEADINGS = {
  'general-enquiry': m.form_title_general_enquiry,
  distribution: m.form_title_distribution,
  'join-us': m.form_title_join_us,
} satisfies Record<KeptForm, unknown>;

/** The product that the query names, such as `?product=arak-miswak-stick`, by its full name; null for anything else. */
async function findProduct({
  context,
  load: { locale },
  url,
}: PageRequest): Promise<{ slug: string; name: string } | null> {
  const slug = url.searchParams.get('product');
  if (!slug) return null;
  const { catalogue } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const [product] = await optional(catalogue.findProducts(locale, [slug], tags), [], tags);
  if (product) return { slug, name: buildFullName(product.name, product.brand?.name, locale.language) };
  // Visitors may also enquire about products sold in another country.
  const elsewhere = await findElsewhere(context, slug);
  return elsewhere && { slug, name: elsewhere.product.fullName };
}
