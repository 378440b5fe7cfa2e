import type { BulletList } from './read-bullets.ts'

/** How a field is edited and drawn: one line, a text of several lines, a list of lines, a choice, an image address. */
export type FieldKind = 'line' | 'text' | 'list' | 'choice' | 'image'

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
  /** For choices. */
  readonly choices?: readonly string[]
  /** What a blank slide of this type starts with, and what is read where nothing usable stands. */
  readonly initial?: string
}

export type Fields = Readonly<Record<string, Field>>

/** The content of a slide, read through its type's fields: nothing is missing and everything has its right shape. */
export type ContentOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name]['kind'] extends 'list' ? BulletList : string
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
export function choice(label: string, about: string, choices: readonly string[]): Field<'choice'> {
  return { kind: 'choice', label, about, choices, initial: choices[0] ?? '' }
}
/** The address of a picture. */
export function image(label: string, about: string, more: Partial<Field> = {}): Field<'image'> {
  return { ...more, kind: 'image', label, about }
}
