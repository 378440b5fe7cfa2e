import type { Side } from './compare-versions.ts'

/** What the two versions are called. `label` stands alone, `within` in 'Changed in mine'. */
export type SideNames = Readonly<Record<Side, { readonly label: string; readonly within: string }>>

const ofTwoPeople: SideNames = {
  mine: { label: 'Mine', within: 'mine' },
  theirs: { label: 'Theirs', within: 'theirs' },
}

const ofTwoWindows: SideNames = {
  mine: { label: 'This window', within: 'this window' },
  theirs: { label: 'The other window', within: 'the other window' },
}

/** Both versions can be the author's own, from two windows. */
export const sideNames = (own: boolean): SideNames => (own ? ofTwoWindows : ofTwoPeople)
