import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import kuromoji from 'kuromoji'

type Tokenizer = kuromoji.Tokenizer<kuromoji.IpadicFeatures>

/**
 * Japanese as it is pronounced, in kana: eSpeak cannot read kanji. The dictionary takes most of a second to load and
 * 300 MB, so it is loaded for the first Japanese text.
 */
export async function toKana(text: string): Promise<string> {
  tokenizer ??= load()
  const tokens = (await tokenizer).tokenize(text)
  return tokens.map((token) => token.pronunciation ?? token.reading ?? token.surface_form).join('')
}

let tokenizer: Promise<Tokenizer> | undefined

function load(): Promise<Tokenizer> {
  const home = dirname(createRequire(import.meta.url).resolve('kuromoji/package.json'))
  const { promise, resolve, reject } = Promise.withResolvers<Tokenizer>()
  kuromoji.builder({ dicPath: join(home, 'dict') }).build((error: Error | null, built) => {
    if (error) reject(error)
    else resolve(built)
  })
  return promise
}
