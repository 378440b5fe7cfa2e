/**
 * The additions of a sentence to the one before it, by its words: a result, what becomes possible, a difficulty, what stands out,
 * what is usual, a comparison, a name, a beginning, an end, a change, the present, a view, a use, a duty, what happens
 * then, parts, a way, a case.
 */
export const cueKinds = [
  'named',
  'result',
  'enables',
  'problem',
  'compare',
  'today',
  'view',
  'began',
  'ended',
  'changed',
  'most',
  'parts',
  'must',
  'can',
  'usual',
  'case',
  'next',
  'how',
] as const

export type CueKind = (typeof cueKinds)[number]

/** Words of a sentence, separated by '|', and questions that such a sentence answers. A word with '*' may go on. */
export type Cue = readonly [words: string, ...questions: string[]]

/** More of what the hosts of a podcast say in words of their own, so that episodes differ from each other. */
export interface TalkPhrases {
  /** Questions with which JAMIE greets the listeners, and which an introduction answers. */
  readonly greetings: readonly string[]
  /** Questions before the first segment if it has no heading, and for the goals of the page. */
  readonly starts: readonly string[]
  readonly goals: readonly string[]
  /** Leads of the points to remember, first ALEX's or JAMIE's, then JAMIE's, and goodbyes. */
  readonly closingLeads: readonly string[]
  readonly remembers: readonly string[]
  readonly goodbyes: readonly string[]
  /** More questions for a reason, the other side, a consequence and an example. */
  readonly cause: readonly string[]
  readonly contrast: readonly string[]
  readonly result: readonly string[]
  readonly example: readonly string[]
  /** More questions for a term, leads of a restatement, and replies to it. */
  readonly terms: readonly string[]
  readonly echoes: readonly string[]
  readonly confirms: readonly string[]
  /** Questions for a year, without quotation marks, and for more about a subject. */
  readonly years: readonly string[]
  readonly more: readonly string[]
  /** Leads of a statement of the page about which JAMIE wants to be sure. */
  readonly checks: readonly string[]
  /** Questions that a condition completes, without quotation marks: 'And if a room is heated?' */
  readonly conditions: readonly string[]
  /** Questions for the rest of a list. */
  readonly others: readonly string[]
  /** Questions for what a program does, before the text about it. */
  readonly code: readonly string[]
  readonly cues: Readonly<Record<CueKind, Cue>>
}
