/** The messages of a feature: sentences, or functions from values to a sentence, some in groups. */
export interface Messages {
  readonly [name: string]: string | ((...values: never[]) => string) | Messages
}

/**
 * Returns the messages of a feature in another language, in the form of the English ones. Undefined if the language has
 * none for the feature: a language arrives in two files.
 */
export type Translator = (feature: string, english: Messages) => Messages | undefined

interface Feature {
  readonly name: string
  readonly english: Messages
  /** The messages that the feature reads, in the current language. */
  readonly messages: Messages
}

const features: Feature[] = []
const translators: Translator[] = []

/**
 * The messages of a feature in the language of the interface, which can change. So read them in a function, not in a
 * constant of a module.
 */
export function translated<M extends Messages>(name: string, english: M): M {
  const feature = { name, english, messages: { ...english } }
  features.push(feature)
  for (const translator of translators) translate(feature, translator)
  return feature.messages
}

/** Translates the messages that the translator has: those of code that is loaded already, and of code that is loaded later. */
export function translateWith(translator: Translator): void {
  translators.push(translator)
  for (const feature of features) translate(feature, translator)
}

/** Ends all translations. All messages are English again. */
export function endTranslation(): void {
  translators.length = 0
  for (const { messages, english } of features) Object.assign(messages, english)
}

/** A translator for the messages of a file of a language, which has them by the names of features. */
export function translatorFrom<Translations extends { [Name in keyof Translations]: Messages }>(
  translations: Translations,
): Translator {
  const byFeature = new Map<string, Messages>(Object.entries(translations))
  return (feature) => byFeature.get(feature)
}

function translate({ name, english, messages }: Feature, translator: Translator): void {
  Object.assign(messages, translator(name, english))
}
