export const PACK_FORMS = [
  'oil', // glass bottle of oil with a screw cap
  'dropper', // small glass bottle with pipette
  'shampoo', // flip-top bottle
  'pump', // bottle with pump head
  'lotion', // slim flip-top lotion bottle
  'spray', // trigger or mist bottle
  'jar', // wide glossy jar
  'tin', // flat tin
  'tube', // standing tube on its cap
  'carton-tube', // carton with a toothpaste tube beside it
  'lying-carton', // toothpaste carton lying down
  'soap', // soap bar with its box
  'sachet', // flat sachet
  'spatula-set', // hair-removal cream with spatula
  'wax-strips', // flat box of strips
  'roll-on', // roll-on / stick
  'stick', // bundle or box of miswak sticks
  'bottle', // mouthwash bottle, clear coloured liquid
  'syrup', // amber syrup bottle
  'capsules', // short wide bottle with capsules
] as const;
