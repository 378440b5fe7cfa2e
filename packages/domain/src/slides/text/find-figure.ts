/** A number that a slide can show in large type, as written. */
export interface Figure {
  readonly number: string
  /** Unit of the figure in words, or empty. Symbols such as % are part of the number. */
  readonly unit: string
}

const digits = String.raw`\d+(?:[.,\u00a0\u202f ]\d{3})*(?:[.,]\d+)?`
const units =
  'km|cm|mm|nm|m|kg|mg|g|t|kW|MW|GW|kWh|W|V|A|Hz|kHz|MHz|GHz|GB|MB|TB|ml|l|ha|K|' +
  'kilometres|kilometers|metres|meters|miles|feet|hours|minutes|seconds|days|weeks|months|years|times|people|' +
  'tonnes|degrees|litres|liters'
const large =
  'thousand|million|billion|trillion|Tausend|Millionen|Milliarden|millions|milliards|millones|milhões'

const figures: readonly RegExp[] = [
  // 71 %, 3.5 °C, ¾, €12.50
  new RegExp(String.raw`(?<![\p{L}\p{N}.,])(?<number>[-−]?${digits}\s?(?:%|‰|°[CF]?(?!\p{L})))`, 'u'),
  new RegExp(String.raw`(?<number>\d*[½⅓⅔¼¾⅕⅛])`, 'u'),
  new RegExp(String.raw`(?<number>[€$£¥]\s?${digits})(?:\s(?<unit>${large}))?(?![\p{L}\p{N}])`, 'u'),
  // 24.8 hours, 3 million, 1,400 km
  new RegExp(
    String.raw`(?<![\p{L}\p{N}.,/])(?<number>${digits})\s?(?<unit>(?:${large})(?:\s(?:${units}))?|${units})(?![\p{L}\p{N}²³/])`,
    'u',
  ),
]

/** The number with a unit, or the share, in a sentence. Undefined if there is none. Years do not count. */
export function findFigure(sentence: string): Figure | undefined {
  const plain = sentence
    .replaceAll(/\$(?!(?<=[A-Z]\$)[\s\d.,;:!?)/])(?!\s)([^$\n]+)(?<!\s)\$(?!\d)/g, '$1')
    .replaceAll(/\*\*|__|`|\\/g, '')
  for (const pattern of figures) {
    const { number, unit = '' } = pattern.exec(plain)?.groups ?? {}
    if (number !== undefined && number.length <= 9) return { number: number.trim(), unit }
  }
  return undefined
}
