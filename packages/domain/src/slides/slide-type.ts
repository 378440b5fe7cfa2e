import type { BulletList } from './read-bullets.ts'

/**
 * How a field is edited and rendered: one line, a text of several lines, a list of lines, one choice, several choices,
 * or an image address.
 */
export type FieldKind = 'line' | 'text' | 'list' | 'choice' | 'choices' | 'image'

export interface Field<Kind extends FieldKind = FieldKind> {
  readonly kind: Kind
  /** Name in the editor. */
  readonly label: string
  /** The expected content, for writers. It is part of a language model's prompt. */
  readonly about: string
  /** `label` and `about` are messages already, because they contain a number. */
  readonly hasOwnMessages?: true
  /** A writer must fill it. The editor does not require it. */
  readonly required?: boolean
  /** For lists: the name of an item, in lower case. */
  readonly item?: string
  /** For images: the field with the description of the image. */
  readonly describedIn?: string
  /** For one choice and for several: the values that can be stored. */
  readonly choices?: readonly string[]
  /** Names in the editor, if the values are not names. */
  readonly choiceLabels?: Readonly<Record<string, string>> | undefined
  /** Only authors fill it. Writers do not get it, and new slides do not have it. */
  readonly authorsOnly?: boolean
  /** The editor shows it only while another field, a choice, has one of these values. */
  readonly shownWhile?: { readonly field: string; readonly is: readonly string[] }
  /** Spoken beside the script, once a learner has answered what the slide asks. */
  readonly spoken?: boolean
  /** The initial value of a new slide, and the default for missing and invalid values. */
  readonly initial?: string
  /** For several choices: the field whose value applies while none is chosen. */
  readonly emptyMeans?: string
  /** Whether the editor shows it for this content. Without it, always. */
  readonly isOffered?: (content: Readonly<Record<string, unknown>>) => boolean
}

export type Fields = Readonly<Record<string, Field>>

/** The kinds of fields with text in the language of the content. The values of others are the same in every language. */
const translatedKinds: Readonly<Record<FieldKind, boolean>> = {
  line: true,
  text: true,
  list: true,
  choice: false,
  choices: false,
  image: false,
}

/** Whether a field has text that a translation says in its own language. */
export function isTranslated({ kind }: Pick<Field, 'kind'>): boolean {
  return translatedKinds[kind]
}

/** The content of a slide, parsed with its type's fields: every field exists and has the right type. */
export type ContentOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name]['kind'] extends 'list' | 'choices' ? BulletList : string
}

/** A choice whose values have names. */
export interface NamedChoice<Value extends string> extends Field<'choice'> {
  readonly choiceLabels: Readonly<Record<Value, string>>
}

/**
 * The definition of a slide type, without its view, which is in the web app. Its labels and what it says to authors are
 * English here. `slide-types.ts` gives them in the language of the interface.
 */
export interface SlideType<
  F extends Fields = Fields,
  Layout extends string = string,
  Rewrite extends RewriteOffer | undefined = RewriteOffer | undefined,
> {
  readonly id: string
  /** Name in the slide-type picker. */
  readonly label: string
  /** When to use it, for writers. Also for authors unless `forAuthors` is set. */
  readonly about: string
  /** When to use it, for authors, if they have more options than writers. */
  readonly forAuthors?: string
  readonly fields: F
  /** Place in a slideshow: the type opens or closes it. Without it, anywhere between. */
  readonly place?: 'first' | 'last'
  /** Splits an overfull slide into two. Types with one text or list need none: that field is halved. */
  readonly split?: SplitContent
  /** The body is prose or points, so that the words of another such type can become its own. */
  readonly isProse?: true
  /** The type explains one term. */
  readonly defines?: true
  /** The type can show a drawing of data instead of its picture. */
  readonly draws?: true
  /** How a rewrite to this type is offered; without it, it is not offered. */
  readonly rewrite?: Rewrite
  /** True if a slide with this stored content has a question that a learner can answer. */
  readonly hasQuestion?: (content: Readonly<Record<string, unknown>>) => boolean
  /** The layouts of this slide type. Without it, there is only one. */
  readonly layouts?: SlideLayouts<F, Layout>
}

export interface RewriteOffer {
  /** The instruction to the writer, in English. */
  readonly instruction: string
  /** As the menu names it. Without it, the instruction. */
  readonly label?: string
  /** Rules seldom find on a page what this type needs, so only writers that understand the text offer it. */
  readonly needsUnderstanding?: true
}

/** One arrangement of the content of a type. CSS beside the type's view defines its look in each theme family. */
export interface SlideLayout<Id extends string = string> {
  readonly id: Id
  /** Name in the editor. */
  readonly label: string
  /** Purpose of the layout, for authors. */
  readonly about: string
  /** The layout of this type that replaces it if it does not fit. Undefined for the plainest. */
  readonly plainer?: NoInfer<Id>
  /** Used only if the others do not fit. It is not in the author's menu. */
  readonly reserve?: true
}

/** Data besides the content for the choice of a layout. */
export interface LayoutHints {
  /** The sentences of a text in the language of the content. */
  readonly sentencesOf: (text: string) => readonly string[]
  /** Width divided by height of its picture. Undefined until it is loaded. */
  readonly pictureRatio: number | undefined
}

export interface SlideLayouts<F extends Fields = Fields, Id extends string = string> {
  /** In the order of the author's menu. */
  readonly all: readonly SlideLayout<Id>[]
  /** The id of the layout that suits the content, for slides without a chosen layout. */
  choose(content: ContentOf<F>, hints: LayoutHints): NoInfer<Id>
}

type Content = Readonly<Record<string, unknown>>

/** One of the two slides after a split. */
export interface SlideHalf {
  readonly content: Content
  /** The slide type, if it differs. */
  readonly slide_type?: string
}

/**
 * The two halves of a content. Undefined if it cannot be split. `halve` splits the text of a field between paragraphs
 * or sentences. Undefined if it has only one.
 */
export type SplitContent = (
  content: Content,
  halve: (field: string) => readonly [string, string] | undefined,
) => readonly [SlideHalf, SlideHalf] | undefined

/** Keeps the names of fields and layouts, and whether a rewrite is offered, because each of them has messages. */
export function slideType<
  const F extends Fields,
  const Layout extends string = never,
  const Rewrite extends RewriteOffer | undefined = undefined,
>(definition: SlideType<F, Layout, Rewrite>): SlideType<F, Layout, Rewrite> {
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
/** A field with a choice of values. */
export function choice(
  label: string,
  about: string,
  offered: readonly string[],
  more: Partial<Field> = {},
): Field<'choice'> {
  return { ...more, kind: 'choice', label, about, choices: offered, initial: offered[0] ?? '' }
}
/** A field with a choice of values that have names. */
export function namedChoice<const Value extends string>(
  label: string,
  about: string,
  names: Readonly<Record<Value, string>>,
  more: Partial<Field> = {},
): NamedChoice<Value> {
  return { ...choice(label, about, Object.keys(names), more), choiceLabels: names }
}
/** A field with several choices of values. */
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

/** True if the editor shows a field for this content. */
export function isFieldShown(
  { shownWhile, isOffered }: Field,
  content: Readonly<Record<string, string | readonly string[]>>,
): boolean {
  if (isOffered && !isOffered(content)) return false
  return !shownWhile || shownWhile.is.includes(String(content[shownWhile.field]))
}

/** The fields of the pictures of a type, and of their descriptions. */
export function fieldsOfPictures({ fields }: Pick<SlideType, 'fields'>): readonly string[] {
  return Object.entries(fields).flatMap(([name, { kind, describedIn }]) => {
    if (kind !== 'image') return []
    return describedIn === undefined ? [name] : [name, describedIn]
  })
}
