/**
 * A separate process for sherpa-onnx. A model takes up to a gigabyte, a broken model file can end the process, and the
 * library contains GPL code of eSpeak NG, which shares no memory with Lectern.
 */
import { z } from 'zod/mini'
import { answerInLines } from '../workers/answer-in-lines.ts'
import { type LoadedModel, loadModel } from './load-model.ts'

const requestLine = z.object({
  files: z.object({
    kind: z.enum(['vits', 'kokoro']),
    model: z.string(),
    tokens: z.string(),
    voices: z.optional(z.string()),
    dataDir: z.optional(z.string()),
    lang: z.optional(z.string()),
    lexicon: z.optional(z.string()),
    ruleFsts: z.optional(z.string()),
  }),
  sid: z.number(),
  text: z.string(),
  stretch: z.optional(z.number()),
})

/** Models in memory. A course is rarely spoken by more than two. */
const mostLoaded = 2
const loaded = new Map<string, LoadedModel>()

await answerInLines(async (line) => {
  const { files, sid, text, stretch = 1 } = requestLine.parse(line)
  const key = JSON.stringify(files)
  const model = loaded.get(key) ?? loadModel(files)
  // The last one used is the last one removed.
  loaded.delete(key)
  loaded.set(key, model)
  for (const oldest of [...loaded.keys()].slice(0, -mostLoaded)) loaded.delete(oldest)
  return model.generate({ text, sid, speed: 1 / stretch, enableExternalBuffer: false })
})
