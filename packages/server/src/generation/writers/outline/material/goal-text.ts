/** 'LO1: ', '2.3 ' and '(IA 2.3.1)' number an objective for a catalogue. */
const numbers = [
  /^(?:(?<series>\p{Lu}{1,4})[\s.-]?(?<number>\d+(?:\.\d+)*)\s*[:.)–—-]|(?<number>\d+\.\d+(?:\.\d+)*)[:.)–—-]?)\s+/u,
  /\s*[([](?:(?<series>\p{Lu}{1,4})[\s.-]?(?<number>\d+(?:\.\d+)*)|(?<number>\d+(?:\.\d+)+))[)\]](?=\.?$)/u,
]

/**
 * The texts of objectives without their numbers. A catalogue numbers several objectives, and at least half of them. Other
 * numbers are content: 'CO2: explain its role'.
 */
export function goalTexts(objectives: readonly string[]): readonly string[] {
  return numbers.reduce<readonly string[]>(
    withoutNumbers,
    // In a list that is one sentence, items end in a comma or a semicolon.
    objectives.map((text) => text.trim().replace(/[\s,;،؛，；]+$/u, '')),
  )
}

function withoutNumbers(texts: readonly string[], pattern: RegExp): readonly string[] {
  const found = texts.map((text) => pattern.exec(text)?.groups)
  const isCatalogue = (series: string | undefined) => {
    const ofSeries = found.filter((groups) => groups?.['number'] && groups['series'] === series)
    const different = new Set(ofSeries.map((groups) => groups?.['number'])).size
    return different >= Math.max(2, texts.length / 2)
  }
  return texts.map((text, at) => {
    const groups = found[at]
    return (groups && isCatalogue(groups['series']) && text.replace(pattern, '')) || text
  })
}
