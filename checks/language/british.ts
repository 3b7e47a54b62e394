import { en, type Term } from './glossary.ts';

const THE_BRITISH = 'the British spelling';
/** “humorous”, “laborious” and “honorary” are British as well. */
const OUR =
  'behavior|neighbor|honor|humor|labor|harbor|vapor|savor|rumor|parlor|vigor|splendor|endeavor|armor|color|favor|flavor|odor';
const DOUBLED =
  'travel|label|model|cancel|level|fuel|dial|signal|jewel|marvel|panel|pencil|channel|parcel|tunnel|shovel|unravel';
/** Size, prize and maize are spelt so; a word of two letters and more before -ize is a verb. */
const IZE = '(?!prize|capsiz|seiz|maize)\\w{2,20}iz(?:e[sd]?|ing|ers?|ations?)';

/** English is British (docs/style.md, voice): spellings that are not. */
export const BRITISH: readonly Term[] = [
  en(`(?:${OUR})(?:s|ed|ing|ful|less|able|hood|ite|ites|ly)?`, THE_BRITISH),
  en(
    `(?:${DOUBLED})(?:ed|ing|ers?)|marvelous|woolen|skillful|fulfill?ment|fulfills?|enrolls?|installments?`,
    THE_BRITISH,
  ),
  en(
    'liters?|fibers?|centers?|theaters?|caliber|somber|meager|luster|ocher|(?:milli|centi|kilo)(?:meter|liter)s?',
    THE_BRITISH,
  ),
  en('dialogs?|analogs?|defenses?|offenses?|pretenses?', THE_BRITISH),
  en(
    'gray|mold|jewelry|aluminum|plow(?:s|ed|ing)?|pajamas|mustaches?|skeptic\\w*|cozy|artifacts?|aging|specialt(?:y|ies)',
    THE_BRITISH,
  ),
  en('airplanes?|gotten|moms?|sidewalks?|inquir(?:y|ies)|anymore|pediatric\\w*|esthetic\\w*', THE_BRITISH),
  en(`${IZE}|(?:anal|paral|catal)yz(?:e[sd]?|ing)`, 'the British spelling: -ise, -yse'),
];
