/**
 * The words by which a language links sentences, and by which a page speaks about itself. Each text is a list,
 * separated by `|`, in lower case. A comma in an entry has to stand in the text too.
 */
export interface DiscourseMarkers {
  /** Starts of a sentence that depends on the previous one, in addition to the phrase book's. */
  readonly dependentStarts: string
  /** Words that refer back when they are among the first five words, in addition to the phrase book's. */
  readonly early: string
  /** Connectives that refer back wherever they stand between commas or before the end. */
  readonly inside: string
  /** The first member of a series ('First, …'), and the later ones. */
  readonly first: string
  readonly next: string
  /** Words that announce an example. */
  readonly example: string
  /** Starts of a sentence that limits or denies the previous one. */
  readonly contrast: string
  /** Words of a statement that the page mentions only to deny it: 'it may seem that …'. */
  readonly seeming: string
  /** Words about the page itself: 'in the next section', 'in the picture above'. */
  readonly elsewhere: string
  /** Further headings of exercises, and of notes for the reader that are no content. */
  readonly exercises: string
  readonly references: string
  /** Labels of facts about the page or the activity, not about its subject: 'Time required'. */
  readonly labels: string
  /** Noun phrases that refer to the previous sentence, unless one of `complements` follows: 'the result (of)'. */
  readonly nouns?: string
  readonly complements?: string
  /** In languages that drop the subject: finite verbs, and endings of verbs, of a sentence without one. */
  readonly verbs?: string
  readonly verbEndings?: string
  /** Starts with such a verb that need no subject, or nouns with such an ending. */
  readonly notDropped?: string
}
