/** The defects that the linter finds in a finished draft. */
export const defects = {
  reference: 'Unresolved reference',
  fragment: 'Fragment or broken punctuation',
  foreign: 'Sentence in a foreign script',
  boilerplate: 'Text about the page, a citation or a formula read aloud',
  twice: 'Sentence twice',
  title: 'Title twice',
  shown: 'Most of the script is on its slide',
  unsaid: 'Point that the script does not say',
  ungrounded: 'Words that are not on the page',
  objective: 'Objective without an answer',
  term: 'Defined term without an explanation',
  figure: 'Figure that is not used',
  section: 'Section that the summary leaves out',
  quiz: 'Quiz that cannot be answered fairly',
  unanswered: 'Question without its answer',
  recap: 'Statement of JAMIE that neither restates nor carries on',
  parroted: 'Sentence of ALEX that JAMIE repeats',
  turn: 'Turn of more than 60 words',
  stock: 'Stock phrase twice',
} as const

export type Defect = keyof typeof defects

export interface Finding {
  readonly defect: Defect
  /** Index of the slide, or of the line over all segments; undefined if it is about the whole draft. */
  readonly at?: number
  /** The text with the defect. */
  readonly excerpt: string
  /** A detail of the defect, if its name does not say enough. */
  readonly detail?: string
}

/** A measure that can be added up over pages: `count` of `of`. */
export interface Tally {
  readonly count: number
  readonly of: number
}

export function tally(count: number, of: number): Tally {
  return { count, of }
}

/** How many parts have a finding of a defect. */
export function partsWith(findings: readonly Finding[], defect: Defect): number {
  return new Set(findings.filter((one) => one.defect === defect).map(({ at }) => at)).size
}

/** A finished draft, read beside its page. */
export interface LintedDraft {
  readonly findings: readonly Finding[]
  readonly parts: number
  readonly tallies: Readonly<Record<string, Tally>>
}
