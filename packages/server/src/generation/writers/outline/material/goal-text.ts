/** 'LO1: ', '2.3 ' and '(IA 2.3.1)' number an objective for a catalogue. */
const numbered = {
  before: /^(?:\p{Lu}{1,4}[\s.-]?\d+(?:\.\d+)*\s*[:.)–—-]|\d+\.\d+(?:\.\d+)*[:.)–—-]?)\s+/u,
  after: /\s*[([](?:\p{Lu}{1,4}[\s.-]?\d+(?:\.\d+)*|\d+(?:\.\d+)+)[)\]](?=\.?$)/u,
}

/** The text of an objective without its number. */
export function goalText(item: string): string {
  const bare = item.trim().replace(numbered.before, '').replace(numbered.after, '')
  return bare === '' ? item : bare
}
