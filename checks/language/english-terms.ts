import { en, PRODUCTS, RANGES, type Term } from './glossary.ts';

const THE_BRITISH = 'the British spelling';
/** “humorous”, “laborious” and “honorary” are British as well. */
const OUR =
  'behavior|neighbor|honor|humor|labor|harbor|vapor|savor|rumor|parlor|vigor|splendor|endeavor|armor|color|favor|flavor|odor';
const DOUBLED =
  'travel|label|model|cancel|level|fuel|dial|signal|jewel|marvel|panel|pencil|channel|parcel|tunnel|shovel|unravel';
/** Size, prize and maize keep their z; with two letters or more before -ize, a word is a verb. */
const IZE = '(?!prize|capsiz|seiz|maize)\\w{2,20}iz(?:e[sd]?|ing|ers?|ations?)';

/** English words that are not to be used, and spellings that are not British (docs/style.md, voice and glossary). */
export const ENGLISH_TERMS: readonly Term[] = [
  en(`(?:${RANGES.en}|product) famil(?:y|ies)|famil(?:y|ies) of (?:our )?products`, 'range'),
  en('catalogs?', 'catalogue'),
  en(
    'quiet(?:er|est|ly)?|honest(?:ly)?|polite(?:ly)?|argu(?:e|es|ed|ing)',
    'what is meant: faint, soft, clear',
    PRODUCTS,
  ),
  en('(?:lot|charge) (?:numbers?|no\\.?|codes?)|batch codes?', 'batch number'),
  en('diapers?', 'nappy'),
  en('faucets?|spigots?', 'tap'),
  en('yogurts?|yoghourts?', 'yoghurt'),
  en('vaseline', 'petroleum jelly'),
  en('matt', 'matte'),
  en('thermometres?', 'thermometer'),
  en('latin names?|scientific names?', 'botanical name'),
  en('(?:press announcement|news release|media release)s?', 'press release'),
  en('vacanc(?:y|ies)|job openings?', 'open job'),
  en('PAO|period[- ]after[- ]opening|open(?:ed)?[- ]jar symbol', 'open-jar sign'),
  en('nigella(?! sativa)|black cumin|kalonji', 'black seed'),
  en('stockists?|store locator|shop finder', 'where to buy'),
  en('wax(?:ing)? sheets?|waxing strips?', 'wax strips'),
  en('megabytes?|kilobytes?', 'MB, KB'),
  en('new (?:browser )?windows?', 'new tab'),
  en('skincare', 'skin care'),
  en('after-care', 'aftercare'),
  en('alright', 'all right'),
  en('glovebox(?:es)?', 'glove box'),
  en('kandoras?', 'kandura'),
  en('co-operatives?', 'cooperative'),
  en('emails?', 'e-mail', { except: /newsletter_placeholder|^backend\/forms\/messages/ }),
  en('Health care', 'Pantry'),
  en('open positions?', 'open job'),
  en('remed(?:y|ies)', 'tradition'),
  en('percent', 'per cent'),
  en('sunblocks?', 'sunscreen: nothing blocks the sun'),
  en('damascus roses?', 'damask rose'),
  en('key numbers|headline figures', 'key figures'),
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
  en('airplanes?|gotten|dish soap|moms?|sidewalks?|inquir(?:y|ies)|anymore|pediatric\\w*|esthetic\\w*', THE_BRITISH),
  en(`${IZE}|(?:anal|paral|catal)yz(?:e[sd]?|ing)`, 'the British spelling: -ise, -yse'),
];
