import { languageOf } from '@lectern/domain/voices/languages.ts'
import { z } from 'zod/mini'
import { capitalised, readKokoroName } from '../text/kokoro-names.ts'
import type { LocalSpeaker } from './local-model.ts'

/** A model of hundreds of speakers shows the first ones. */
export const mostSpeakers = 60

/** The owner's description of a model that does not describe itself, from `lectern.json` beside it. */
export const ownDescription = z.object({
  name: z.optional(z.string().check(z.minLength(1))),
  language: z.string(),
  languages: z.optional(z.array(z.string())),
  licence: z.optional(z.string()),
  speakers: z.optional(
    z.array(
      z.object({
        id: z.int().check(z.nonnegative()),
        name: z.string().check(z.minLength(1)),
        language: z.optional(z.string()),
        gender: z.optional(z.enum(['female', 'male'])),
      }),
    ),
  ),
})

/** The configuration beside a Piper model: `en_US-amy-medium.onnx.json`. */
export const piperConfig = z.object({
  dataset: z.optional(z.string()),
  language: z.object({ code: z.string() }),
  num_speakers: z.optional(z.number()),
  speaker_id_map: z.optional(z.record(z.string(), z.number())),
})

/** Speakers that the owner described. */
export function speakersOfOwner(folder: string, own: z.infer<typeof ownDescription>): LocalSpeaker[] {
  const { language, languages } = own
  const shared = { language, ...(languages && { languages }) }
  const one = { sid: 0, name: own.name ?? folder, ...shared }
  const named = own.speakers?.map(({ id, name, gender, language: other }) => ({
    ...(other === undefined ? shared : { language: other }),
    sid: id,
    name,
    ...(gender && { gender }),
  }))
  return (named ?? [one]).filter((speaker) => languageOf(speaker.language)).slice(0, mostSpeakers)
}

/** Speakers of a Piper model. `folder` names a model without a name. */
export function speakersOfPiper(folder: string, config: z.infer<typeof piperConfig>): LocalSpeaker[] {
  const language = config.language.code.replaceAll('_', '-')
  if (!languageOf(language)) return []
  const name = capitalised(config.dataset ?? folder)
  const named = Object.entries(config.speaker_id_map ?? {})
  if (named.length < 2) return [{ sid: 0, name, language }]
  return named
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, mostSpeakers)
    .map(([speaker, sid]) => ({ sid, name: `${name} ${speaker}`, language }))
}

/** Speakers of a Kokoro model, from the names in its file. Names that do not tell a language are omitted. */
export function speakersOfKokoro(names: readonly string[]): LocalSpeaker[] {
  return names.slice(0, mostSpeakers).flatMap((name, sid) => {
    const read = readKokoroName(name)
    return read ? [{ sid, ...read }] : []
  })
}

/** The licence that a model card or the head of a README states. */
export function licenceIn(card: string): string | undefined {
  const stated = /^[\s*#-]*licen[cs]e\s*:\s*(.+)$/im.exec(card)?.[1]
  return (
    stated
      ?.replaceAll(/[*`"']/g, '')
      .trim()
      .slice(0, 80) || undefined
  )
}
