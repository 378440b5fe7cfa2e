import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import kuromoji from 'kuromoji'

type Tokenizer = kuromoji.Tokenizer<kuromoji.IpadicFeatures>

/**
 * Japanese as it is pronounced, in kana: eSpeak does not know how kanji are read. The dictionary takes the better part
 * of a second and 300 MB, so it is loaded when the first Japanese text comes.
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
