/** Longest title, in characters (`WikiPage::TITLE_LENGTH` of Canvas). */
const longestTitle = 255

/** A title that Canvas does not refuse for its length. */
export function shortened(title: string): string {
  const characters = [...title.toWellFormed().replaceAll(/\s+/g, ' ').trim()]
  if (characters.length <= longestTitle) return characters.join('')
  return `${characters.slice(0, longestTitle - 1).join('')}…`
}

/**
 * Whether a page may have been written with this title. If the course has another page with the same title, Canvas appends
 * a number: `Tides-2`. It cuts a long title for it.
 */
export function isTitleOf(found: string, sent: string): boolean {
  const title = shortened(sent)
  if (found === title) return true
  const base = found.replace(/-\d+$/, '')
  return base !== found && (base === title || ([...found].length >= longestTitle && title.startsWith(base)))
}
