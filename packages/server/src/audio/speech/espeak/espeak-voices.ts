import type { Voice } from '@lectern/domain/voices/voice.ts'

/** A voice as shown to users, and its name in eSpeak. English uses Flite, which is much clearer. */
export interface EspeakSpeaker {
  readonly language: string
  readonly gender: 'female' | 'male'
  readonly name: string
  readonly quality: NonNullable<Voice['quality']>
  /** Language and variant as eSpeak names them: fr+edward. */
  readonly espeakVoice: string
}

/** Language tag, eSpeak's language, a woman's name, a man's. */
const languages: readonly (readonly [tag: string, code: string, woman: string, man: string])[] = [
  ['es-ES', 'es', 'Lucía', 'Álvaro'],
  ['es-MX', 'es-419', 'Ximena', 'Diego'],
  ['fr-FR', 'fr', 'Camille', 'Antoine'],
  ['de-DE', 'de', 'Hannah', 'Lukas'],
  ['it-IT', 'it', 'Giulia', 'Matteo'],
  ['ja-JP', 'ja', 'Sakura', 'Haruto'],
  ['ko-KR', 'ko', 'Ji-woo', 'Min-jun'],
  ['pt-BR', 'pt-br', 'Beatriz', 'Thiago'],
  ['pt-PT', 'pt', 'Inês', 'Duarte'],
  ['ru-RU', 'ru', 'Anastasia', 'Dmitri'],
  ['zh-CN', 'cmn', 'Xiaomei', 'Wei'],
  ['ar-SA', 'ar', 'Layla', 'Omar'],
  ['cs-CZ', 'cs', 'Tereza', 'Tomáš'],
  ['da-DK', 'da', 'Freja', 'Magnus'],
  ['nl-NL', 'nl', 'Sanne', 'Daan'],
  ['fi-FI', 'fi', 'Aino', 'Eero'],
  ['el-GR', 'el', 'Eleni', 'Nikos'],
  ['he-IL', 'he', 'Noa', 'Itai'],
  ['hi-IN', 'hi', 'Ananya', 'Rohan'],
  ['hu-HU', 'hu', 'Zsófia', 'Bence'],
  ['id-ID', 'id', 'Putri', 'Budi'],
  ['no-NO', 'nb', 'Ingrid', 'Henrik'],
  ['pl-PL', 'pl', 'Zofia', 'Jakub'],
  ['ro-RO', 'ro', 'Ioana', 'Andrei'],
  ['sk-SK', 'sk', 'Zuzana', 'Martin'],
  ['sv-SE', 'sv', 'Elsa', 'Oskar'],
  ['th-TH', 'th', 'Malee', 'Somchai'],
  ['tr-TR', 'tr', 'Elif', 'Emre'],
  ['uk-UA', 'uk', 'Oksana', 'Taras'],
  ['vi-VN', 'vi', 'Linh', 'Minh'],
]

/** The clearest variant of each sex. */
const variants = { female: 'f5', male: 'edward' } as const

/** Hebrew is read without vowels, and Thai is hardly understandable. */
const poor = new Set(['he-IL', 'th-TH'])

export const espeakSpeakers: readonly EspeakSpeaker[] = languages.flatMap(([language, code, woman, man]) => {
  const quality = poor.has(language) ? 'poor' : 'fair'
  return [
    { language, gender: 'female', name: woman, quality, espeakVoice: `${code}+${variants.female}` },
    { language, gender: 'male', name: man, quality, espeakVoice: `${code}+${variants.male}` },
  ]
})
