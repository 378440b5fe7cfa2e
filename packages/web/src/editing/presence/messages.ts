import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Text of an editor about colleagues and windows that have the document open. */
export const messages = translated('editing/presence', {
  slideshow: {
    open: (name: string) => `${name} has this slideshow open too`,
    openByTwo: (one: string, other: string) => `${one} and ${other} have this slideshow open too`,
    openByMore: (one: string, other: string, more: number) =>
      `${one}, ${other} and ${others(more)} have this slideshow open too`,
  },
  podcast: {
    open: (name: string) => `${name} has this podcast open too`,
    openByTwo: (one: string, other: string) => `${one} and ${other} have this podcast open too`,
    openByMore: (one: string, other: string, more: number) =>
      `${one}, ${other} and ${others(more)} have this podcast open too`,
  },

  otherWindow: 'Open in another window too',
  alsoHere: (names: string) => `Also here: ${names}.`,
  otherWindowToo: 'This is open in another window too.',
})

// Separate, because `plural` replaces the first '#', and a name may contain one.
const others = (count: number): string => plural(count, { one: '# other', other: '# others' })
