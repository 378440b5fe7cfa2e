/** What a feature says: sentences, or functions from values to a sentence, some in groups. */
export interface Messages {
  readonly [name: string]: string | ((...values: never[]) => string) | Messages
}

/** Returns the messages of a feature in the language of the interface. They have the form of the English ones. */
export type Translator = (feature: string, english: Messages) => Messages

let translator: Translator | undefined
const english: { feature: string; messages: Messages }[] = []

/**
 * The messages of a feature in the language of the interface. They are English until `translateWith` is called, so read
 * them in a function, not in a constant of a module.
 */
export function translated<M extends Messages>(feature: string, messages: M): M {
  const result = { ...messages }
  if (translator) Object.assign(result, translator(feature, messages))
  else english.push({ feature, messages: result })
  return result
}

/** Translates all messages: those of code that is loaded already, and of code that is loaded later. */
export function translateWith(next: Translator): void {
  translator = next
  for (const { feature, messages } of english.splice(0)) Object.assign(messages, next(feature, messages))
}
