import { translated } from '../messages/translated.ts'
import type { Field, SlideLayout, SlideType } from './slide-type.ts'

type Texts<Names> = Readonly<Record<Extract<Names, string>, string>>

/** The fields whose texts are in their definition. */
type NamedFields<F> = keyof {
  [Name in keyof F as F[Name] extends { hasOwnMessages: true } ? never : Name]: 0
}

type LayoutId<Type extends SlideType> = NonNullable<Type['layouts']>['all'][number]['id']

/** The messages of a slide type for authors. */
export type MessagesOfSlideType<Type extends SlideType> = CommonMessages<Type> &
  // As the menu of rewriting names the change to this type, if it is offered.
  ([NonNullable<Type['rewrite']>] extends [never] ? unknown : { readonly rewrite: string })

/** A type alias, because an interface is not known to have only messages. */
type CommonMessages<Type extends SlideType> = {
  readonly label: string
  /** When to use it. */
  readonly about: string
  /** Names of the fields. */
  readonly fields: Texts<NamedFields<Type['fields']>>
  /** The expected content of the fields that show it while they are empty. */
  readonly hints: Texts<
    {
      [Name in NamedFields<Type['fields']>]: Type['fields'][Name]['kind'] extends 'line' | 'text'
        ? Name
        : never
    }[NamedFields<Type['fields']>]
  >
  /** Names of the choices of fields. */
  readonly choices: {
    readonly [
      Name in keyof Type['fields'] as Type['fields'][Name] extends { choiceLabels: object } ? Name : never
    ]: Texts<keyof Type['fields'][Name]['choiceLabels']>
  }
  readonly layouts: Readonly<Record<LayoutId<Type>, Readonly<Record<'label' | 'about', string>>>>
}

/** The same for any type. A type alias, so that it is known to be `Messages`. */
type AnyMessages = {
  readonly label: string
  readonly about: string
  readonly fields: Readonly<Record<string, string>>
  readonly hints: Readonly<Record<string, string>>
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly layouts: Readonly<Record<string, Readonly<Record<'label' | 'about', string>>>>
  readonly rewrite?: string
}

/** The slide types with what they say to authors in the language of the interface. */
export function withMessages<Types extends Readonly<Record<string, SlideType>>>(types: Types): Types {
  const all = Object.entries<SlideType>(types)
  const english = Object.fromEntries(all.map(([id, type]) => [id, englishOf(type)]))
  const messages = translated('slide types', english)
  const speaking = all.map(([id, type]): [string, SlideType] => [
    id,
    withMessagesOf(type, () => messages[id] ?? englishOf(type)),
  ])
  // The result has the same types under the same ids.
  return Object.fromEntries(speaking) as Types
}

/** The English messages in the definition of a type. */
function englishOf({ label, about, forAuthors = about, fields, layouts, rewrite }: SlideType): AnyMessages {
  const named = Object.entries(fields).filter(([, field]) => !field.hasOwnMessages)
  const hinted = named.filter(([, { kind }]) => kind === 'line' || kind === 'text')
  return {
    label,
    about: forAuthors,
    fields: Object.fromEntries(named.map(([name, field]) => [name, field.label])),
    hints: Object.fromEntries(hinted.map(([name, field]) => [name, field.about])),
    choices: Object.fromEntries(
      named.flatMap(([name, { choiceLabels }]) => (choiceLabels ? [[name, choiceLabels]] : [])),
    ),
    layouts: Object.fromEntries(
      (layouts?.all ?? []).map((one) => [one.id, { label: one.label, about: one.about }]),
    ),
    ...(rewrite && { rewrite: rewrite.instruction }),
  }
}

/** The type with these messages. `about` of a type with a text for authors stays the text for writers. */
function withMessagesOf(type: SlideType, read: () => AnyMessages): SlideType {
  const { fields, forAuthors, layouts, rewrite } = type
  const named = Object.entries(fields).map(([name, field]) => [
    name,
    field.hasOwnMessages ? field : fieldWithMessages(name, field, read),
  ])
  return {
    ...type,
    get label() {
      return read().label
    },
    get about() {
      return forAuthors === undefined ? read().about : type.about
    },
    get forAuthors() {
      return read().about
    },
    fields: Object.fromEntries(named),
    ...(layouts && {
      layouts: { ...layouts, all: layouts.all.map((one) => layoutWithMessages(one, read)) },
    }),
    ...(rewrite && {
      rewrite: {
        ...rewrite,
        get label() {
          return read().rewrite ?? rewrite.instruction
        },
      },
    }),
  }
}

function fieldWithMessages(name: string, field: Field, read: () => AnyMessages): Field {
  return {
    ...field,
    get label() {
      return read().fields[name] ?? field.label
    },
    get about() {
      return read().hints[name] ?? field.about
    },
    get choiceLabels() {
      return read().choices[name] ?? field.choiceLabels
    },
  }
}

function layoutWithMessages(layout: SlideLayout, read: () => AnyMessages): SlideLayout {
  return {
    ...layout,
    get label() {
      return read().layouts[layout.id]?.label ?? layout.label
    },
    get about() {
      return read().layouts[layout.id]?.about ?? layout.about
    },
  }
}
