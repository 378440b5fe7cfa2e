import type { TalkPhrases } from './talk-phrase-book.ts'

/** How a sentence continues the previous one. */
export type Relation = 'cause' | 'example' | 'contrast' | 'result'

/**
 * All texts that the outline writer adds, and the words it needs to choose and trim a page's sentences. Everything else
 * it writes comes from the page. `{}` is replaced by a title or a term in quotation marks, so that no word around it
 * has to agree with it.
 */
export interface Phrases {
  /** Quotation marks around titles and terms. */
  readonly quotes: readonly [open: string, close: string]

  /** Headings, or parts of them, that name the role of a section. Matched as whole words, in any case. */
  readonly headings: {
    readonly objectives: readonly string[]
    readonly summary: readonly string[]
    readonly terms: readonly string[]
    readonly exercises: readonly string[]
    readonly references: readonly string[]
    /** Names of a solution. */
    readonly solution: readonly string[]
  }
  /** Starts of a sentence that depends on the previous one. */
  readonly dependentStarts: readonly string[]
  /** Words that refer back when they are among the first of a sentence: 'To resolve this, …'. */
  readonly pointingBack: readonly string[]
  /** Words that start a clause, after a comma, which a bullet point can omit. */
  readonly clauses: readonly string[]
  /** Words that start a clause which needs the following main clause: such a sentence is never cut. */
  readonly subordinate: readonly string[]
  /** Words that mark a sentence as important. */
  readonly cues: readonly string[]
  /** Names of figures, tables and the like in references. */
  readonly figures: readonly string[]
  /** Starts of a sentence that sends the reader elsewhere. */
  readonly pointers: readonly string[]

  /** Headings of slides and segments. */
  readonly overview: string
  readonly keyTerm: string
  /** Names, after a heading and a colon, of a slide that continues another by this relation. */
  readonly slideNames: Readonly<Record<Relation, string>>
  readonly opening: string
  readonly closing: string

  /** Narration. */
  readonly topic: string
  readonly lookAtPicture: readonly string[]
  readonly lookAtTable: string
  readonly lookAtCode: string
  readonly pointsOn: string
  /** Number the items of a list: 'First:'. */
  readonly ordinals: readonly string[]
  /** The smallest and the largest of some numbers: 'from {} to {}'. */
  readonly fromTo: string
  readonly quizTime: string
  readonly whichTerm: string
  readonly whatIsMissing: string
  readonly belongsTo: string
  readonly thinkFirst: string
  readonly quizAsks: QuizAsks
  readonly right: string
  readonly wrong: string
  readonly sumUp: string

  /** Podcast. */
  readonly audience: string
  readonly welcome: string
  readonly introduceSegment: readonly string[]
  /** Requests that a clause of an English heading completes, without quotation marks: 'how rivers grow'. */
  readonly askClause?: readonly string[]
  /** Before goals that have no introduction of the page. */
  readonly goals: string
  readonly askTerm: readonly string[]
  /** Questions that any continuation of the subject answers: asked only if no other question fits. */
  readonly askOn: readonly string[]
  /** Leads of a host who says in short what was said. */
  readonly inShort: readonly string[]
  /** Starts of a sentence that name its relation to the previous one. */
  readonly relations: Readonly<Record<Relation, readonly string[]>>
  /** Conjunctions before a reason, with which an answer can start too. */
  readonly because: readonly string[]
  /** Questions that a sentence of this relation answers. */
  readonly askRelation: Readonly<Record<Relation, readonly string[]>>
  /** Questions that a sentence with a number answers. */
  readonly askNumber: readonly string[]
  /** Questions for what happened in a year, which replaces `{}` without quotation marks. */
  readonly askYear: readonly string[]
  /** Questions that the next member of a series answers, and questions that the items of a list answer. */
  readonly askNext: readonly string[]
  readonly askWhich: readonly string[]
  /** Short questions about a heading, or about a subject that comes up, and about a subject that continues. */
  readonly askAbout: readonly string[]
  readonly askMore: readonly string[]
  /** Questions about something of an earlier segment that comes up again. */
  readonly askAgain: readonly string[]
  /** A question that the page's goals answer. */
  readonly askGoals: string
  /** A question that a sentence on the importance of the subject answers, and beginnings of words in such a sentence. */
  readonly askWorth: string
  readonly worth: readonly string[]
  /** Leads of the host who repeats a statement of the other host. */
  readonly echoes: readonly string[]
  /** Leads of the host who guesses what the other host is about to say. */
  readonly guesses: readonly string[]
  /** A wrong guess after a question about a term, and replies to it. */
  readonly sameAs: readonly string[]
  readonly denies: readonly string[]
  /** Reactions of a listener before the next question. */
  readonly reacts: readonly string[]
  /** Replies to a restatement or a right guess. */
  readonly confirms: readonly string[]
  /** ALEX confirms, and says more in the same turn. */
  readonly confirmsAndGoesOn: string
  readonly closingLead: string
  readonly remember: string
  readonly goodbye: string
}

/** The phrases of a language, with those that vary the episodes of a podcast. */
export interface PhraseBook extends Phrases {
  readonly talk: TalkPhrases
}

/** A phrase book in which the hosts have the questions, leads and replies of both. */
export function withTalk(phrases: Phrases, talk: TalkPhrases): PhraseBook {
  const { askRelation } = phrases
  return {
    ...phrases,
    talk,
    askRelation: {
      cause: mixed(talk.cause, askRelation.cause),
      contrast: mixed(talk.contrast, askRelation.contrast),
      result: mixed(talk.result, askRelation.result),
      example: mixed(talk.example, askRelation.example),
    },
    askTerm: mixed(talk.terms, phrases.askTerm),
    askYear: [...phrases.askYear, ...talk.years],
    askMore: mixed(talk.more, phrases.askMore),
    echoes: mixed(talk.echoes, phrases.echoes),
    confirms: [...phrases.confirms, ...talk.confirms],
  }
}

/** In turn, so that long and short phrases alternate. */
function mixed(some: readonly string[], others: readonly string[]): readonly string[] {
  const length = Math.max(some.length, others.length)
  return Array.from({ length }, (_, at) => [some[at], others[at]])
    .flat()
    .filter((one) => one !== undefined)
}

/**
 * Questions of a quiz. Those without `{}` come before a statement in quotation marks, so that nothing in it has to
 * agree with them.
 */
export interface QuizAsks {
  /** The meaning of a term. */
  readonly meaning: string
  readonly reason: string
  readonly example: string
  readonly result: string
  /** The consequence of a condition. */
  readonly consequence: string
  /** The thing that a description is about. */
  readonly fits: string
  /** The last option if the others are two things. */
  readonly both: string
  /** The thing with the highest or the lowest value of a column. */
  readonly highest: string
  readonly lowest: string
  readonly contrast: string
  /** The earliest of some events. */
  readonly first: string
  /** The step after a step. */
  readonly next: string
  /** The year of an event. */
  readonly year?: string
  /** Whether a statement is true. */
  readonly truth: string
  readonly isTrue: string
  readonly isFalse: string
}

export function quoted({ quotes: [open, close] }: Phrases, text: string): string {
  return `${open}${withInnerQuotes(text, open.trim(), close.trim())}${close}`
}

/** Quotation marks within others: '‘把’字句' of '“把”字句'. */
function withInnerQuotes(text: string, open: string, close: string): string {
  const [first, last] =
    open === '「' ? ['『', '』'] : open === '„' ? ['‚', '‘'] : open === '«' ? ['“', '”'] : ['‘', '’']
  return text.includes(open) && text.includes(close)
    ? text.replaceAll(open, first).replaceAll(close, last)
    : text
}

/** A phrase with its `{}` filled, in quotation marks. */
export function fill(phrases: Phrases, phrase: string, text: string): string {
  return phrase.replace('{}', () => quoted(phrases, text))
}

/** All that the hosts of a podcast say in words of their own. */
export function dialoguePhrases(phrases: PhraseBook): readonly string[] {
  return [
    phrases.introduceSegment,
    phrases.askTerm,
    phrases.askOn,
    phrases.inShort,
    phrases.askNumber,
    phrases.askYear,
    phrases.askNext,
    phrases.askWhich,
    phrases.askAbout,
    phrases.askMore,
    phrases.askAgain,
    phrases.echoes,
    phrases.guesses,
    phrases.sameAs,
    phrases.denies,
    phrases.reacts,
    phrases.confirms,
    phrases.confirmsAndGoesOn,
    phrases.talk.checks,
    phrases.talk.conditions,
    phrases.talk.others,
    phrases.talk.code,
    ...Object.values(phrases.askRelation),
    ...Object.values(phrases.talk.cues).map(([, ...questions]) => questions),
  ].flat()
}
