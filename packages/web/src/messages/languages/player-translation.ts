import type { InterfaceLanguageCode } from '@lectern/domain/interface-languages/interface-languages.ts'
import { endTranslation, translateWith, translatorFrom } from '@lectern/domain/messages/translated.ts'
import { formatIn } from '../interface-locale.ts'
import type { PlayerMessages, SoundMessages } from './language-messages.ts'

const playerFiles = import.meta.glob<PlayerMessages>('./*/player.ts', { import: 'player' })
/** The messages of the audio controls are in these files. */
const soundFiles = import.meta.glob<SoundMessages>('./*/sound.ts', { import: 'sound' })

/**
 * Loads what a player says in a language other than English. Returns a function that translates all players of the page,
 * and returns one that makes them English again.
 */
export async function fetchPlayerTranslation(language: InterfaceLanguageCode): Promise<() => () => void> {
  const [player, sound] = await Promise.all([
    playerFiles[`./${language}/player.ts`]?.(),
    soundFiles[`./${language}/sound.ts`]?.(),
  ])
  if (!player || !sound) throw new Error(`The player has no messages in the language '${language}'.`)
  return () => {
    translateWith(translatorFrom({ ...player, ...sound }))
    formatIn(language)
    return () => {
      endTranslation()
      formatIn('en')
    }
  }
}
