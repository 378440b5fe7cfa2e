import type { BulletList } from './read-bullets.ts'

/** How a field is edited and drawn: one line, a text of several lines, a list of lines, one choice, several, an image address. */
export type FieldKind = 'line' | 'text' | 'list' | 'choice' | 'choices' | 'image'

export interface Field<Kind extends FieldKind = FieldKind> {
  readonly kind: Kind
  /** Name in the editor. */
  readonly label: string
  /** What a writer should put here; part of a language model's prompt. */
  readonly about: string
  /** A writer must fill it; the editor does not insist. */
  readonly required?: boolean
  /** For lists: what one of their items is called, in lower case. */
  readonly item?: string
  /** For images: the field that says what it shows. */
  readonly describedIn?: string
  /** For one choice and for several: the values that can be stored. */
  readonly choices?: readonly string[]
  /** How the editor names them, where their values are no names. */
  readonly choiceLabels?: Readonly<Record<string, string>>
  /** Only authors fill it: writers are not asked for it. */
  readonly authorsOnly?: boolean
  /** The editor offers it only while another field, a choice, has one of these values. */
  readonly shownWhile?: { readonly field: string; readonly is: readonly string[] }
  /** What a blank slide of this type starts with, and what is read where nothing usable stands. */
  readonly initial?: string
  /** No part of a new slide's content: it is there once an author fills it. */
  readonly further?: true
  /** Whether authors are offered it on a slide with such content; always, without it. */
  readonly isOffered?: (content: Readonly<Record<string, unknown>>) => boolean
}

export type Fields = Readonly<Record<string, Field>>

/** The content of a slide, read through its type's fields: nothing is missing and everything has its right shape. */
export type ContentOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name]['kind'] extends 'list' | 'choices' ? BulletList : string
}

/** Everything there is to know about a type of slide apart from how it looks (that is its view in the browser). */
export interface SlideType<F extends Fields = Fields> {
  readonly id: string
  /** Name in the slide-type picker. */
  readonly label: string
  /** When to use it, for authors and for writers. */
  readonly about: string
  readonly fields: F
  /** How a slide that says too much becomes two. Types with one text or list need none: that is halved. */
  readonly split?: SplitContent
  /** Whether a slide with this content, as it is stored, asks something that a learner can answer. */
  readonly asks?: (content: Readonly<Record<string, unknown>>) => boolean
  /** How a slide of this type can be composed. Without it there is one way. */
  readonly layouts?: SlideLayouts<F>
}

/** One way to compose the content of a type. How it looks in each family of themes is CSS beside the type's view. */
export interface SlideLayout {
  readonly id: string
  /** Name in the editor. */
  readonly label: string
  /** What it is for, for authors. */
  readonly about: string
  /** The layout of this type that is taken where this one does not fit; undefined for the plainest. */
  readonly plainer?: string
  /** Taken only where the others do not fit. Authors are not offered it. */
  readonly reserve?: true
}

/** What is known of a slide beside its content when its layout is chosen. */
export interface LayoutHints {
  /** The sentences of a text in the language of the content. */
  readonly sentencesOf: (text: string) => readonly string[]
  /** Width by height of its picture; undefined until it is loaded. */
  readonly pictureRatio: number | undefined
}

export interface SlideLayouts<F extends Fields = Fields> {
  /** In the order in which authors are offered them. */
  readonly all: readonly SlideLayout[]
  /** The id of the layout that suits the content, for slides whose author chose none. */
  choose(content: ContentOf<F>, hints: LayoutHints): string
}

type Content = Readonly<Record<string, unknown>>

/** One of two slides that take the place of one. */
export interface SlideHalf {
  readonly content: Content
  /** The type of slide, where it is another. */
  readonly slide_type?: string
}

/**
 * The two halves of a content; undefined if it has no place at which it can be parted. `halve` parts the text of a field
 * between paragraphs or sentences; undefined if it has only one.
 */
export type SplitContent = (
  content: Content,
  halve: (field: string) => readonly [string, string] | undefined,
) => readonly [SlideHalf, SlideHalf] | undefined

export function slideType<const F extends Fields>(definition: SlideType<F>): SlideType<F> {
  return definition
}

/** A field of one line. */
export function line(label: string, about: string, more: Partial<Field> = {}): Field<'line'> {
  return { ...more, kind: 'line', label, about }
}
/** A field of several lines. */
export function text(label: string, about: string, more: Partial<Field> = {}): Field<'text'> {
  return { ...more, kind: 'text', label, about }
}
/** A field of many lines, one item each. */
export function list(label: string, about: string, more: Partial<Field> = {}): Field<'list'> {
  return { ...more, kind: 'list', label, about }
}
/** A field with few possible values. */
export function choice(
  label: string,
  about: string,
  offered: readonly string[],
  more: Partial<Field> = {},
): Field<'choice'> {
  return { ...more, kind: 'choice', label, about, choices: offered, initial: offered[0] ?? '' }
}
/** A field with any of few possible values. */
export function choices(
  label: string,
  about: string,
  offered: readonly string[],
  more: Partial<Field> = {},
): Field<'choices'> {
  return { ...more, kind: 'choices', label, about, choices: offered }
}
/** The address of a picture. */
export function image(label: string, about: string, more: Partial<Field> = {}): Field<'image'> {
  return { ...more, kind: 'image', label, about }
}

/** Whether the editor offers a field while the slide says this. */
export function isFieldShown(
  { shownWhile, isOffered }: Field,
  content: Readonly<Record<string, string | readonly string[]>>,
): boolean {
  if (isOffered && !isOffered(content)) return false
  return !shownWhile || shownWhile.is.includes(String(content[shownWhile.field]))
}
