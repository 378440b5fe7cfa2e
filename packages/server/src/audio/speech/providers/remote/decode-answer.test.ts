import { expect, test } from 'vitest'
import { namedTerms } from './named-terms.ts'
import { ask } from './ask.ts'
import { decodeSamples } from './decode-answer.ts'

const terms = namedTerms({ engine: 'Sea', setting: 'SEA_KEY' })

async function rateOf(contentType: string): Promise<number> {
  const fetch = async () => new Response(new Uint8Array(16_000), { headers: { 'content-type': contentType } })
  const question = { fetch, url: 'http://127.0.0.1/', totalMs: 1000, maxBytes: 20_000, terms }
  const undecoded = () => Promise.reject(new Error('No file was sent.'))
  const answer = await ask(question, undefined)
  return (await decodeSamples(answer, 24_000, undecoded, undefined)).sampleRate
}

test.each([
  ['audio/pcm', 24_000],
  ['audio/pcm;rate=16000;encoding=signed-int', 16_000],
  ['audio/L16; rate=44100; channels=1', 44_100],
  ['audio/pcm; bitrate=16000', 24_000],
  ['audio/pcm;rate=1', 24_000],
])('samples with the content type %s have the rate %i', async (contentType, rate) => {
  expect(await rateOf(contentType)).toBe(rate)
})
