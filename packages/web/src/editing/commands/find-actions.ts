import type { EditorAction } from './editor-action.ts'

/**
 * The enabled actions whose label contains every typed word, in any order. First come labels that start with the typed
 * text, then labels in which each typed word starts a word.
 */
export function findActions(actions: readonly EditorAction[], typed: string): readonly EditorAction[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const possible = actions.filter(({ enabled }) => enabled)
  const ranked = possible
    .map((action) => ({ action, rank: rankOf(plain(action.label), words) }))
    .filter(({ rank }) => rank !== undefined)
  return ranked.toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0)).map(({ action }) => action)
}

function rankOf(label: string, words: readonly string[]): number | undefined {
  if (!words.every((word) => label.includes(word))) return undefined
  if (label.startsWith(words.join(' '))) return 0
  return words.every((word) => ` ${label}`.includes(` ${word}`)) ? 1 : 2
}

/** Lower-case text without accents, so that a search matches unaccented input. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
}
