/** Values for examples of sentences, by name. A value without an example is its name in braces. */
const examples: Readonly<Record<string, string | number>> = {
  asked: 'fr',
  because: 'The voice engine did not produce any audio. Please try again.',
  by: 'colleague',
  content: 'page',
  count: 3,
  differs: 'voice',
  field: 'email',
  format: 'slideshow',
  language: 'fr',
  lines: 12,
  megabytes: 20,
  missing: 3,
  most: 20_000,
  own: 'de',
  part: 'slide',
  places: '2, 5',
  renewsAt: '2026-11-26T00:00:00.000Z',
  task: 'page',
  variable: 'OPENAI_API_KEY',
  voiceLanguage: 'en',
  waitSeconds: 300,
}

/** A sentence of a catalogue with values as an example, for documents and tests. */
export function exampleOf(
  sentence: string | ((values: never) => string),
  values: Readonly<Record<string, unknown>> = examples,
): string {
  if (typeof sentence === 'string') return sentence
  const named = new Proxy<Record<string, unknown>>(
    {},
    { get: (_target, name) => values[String(name)] ?? `{${String(name)}}` },
  )
  return sentence(named as never)
}
