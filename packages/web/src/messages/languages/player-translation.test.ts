import { interfaceLanguageCodes } from '@lectern/domain/interface-languages/interface-languages.ts'
import { endTranslation } from '@lectern/domain/messages/translated.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { messages as audio } from '../../audio/messages.ts'
import { messages as transcript } from '../../slides/player/captions/transcript-messages.ts'
import { messages as controls } from '../../slides/player/controls/messages.ts'
import { messages as keys } from '../../slides/player/controls/keys-messages.ts'
import { messages as player } from '../../slides/player/messages.ts'
import { messages as views } from '../../slides/views/messages.ts'
import { numberOf } from '../numbers.ts'
import { fetchPlayerTranslation } from './player-translation.ts'

const read = () => [
  audio.none,
  controls.play,
  controls.speed,
  controls.slide(3, 12),
  keys.actions.replay,
  keys.space,
  player.player,
  transcript.transcript,
  views.brokenPicture,
]

afterEach(endTranslation)

describe.each(interfaceLanguageCodes.filter((language) => language !== 'en'))(
  'the messages of the player in %s',
  (language) => {
    test('replace the English ones until they end', async () => {
      const english = read()
      const translate = await fetchPlayerTranslation(language)
      expect(read(), 'nothing changes before').toEqual(english)
      const speakEnglish = translate()
      const translation = read()
      expect(translation.filter((sentence) => english.includes(sentence))).toEqual([])
      expect(controls.slide(3, 12)).toMatch(/3.*12|12.*3/)
      speakEnglish()
      expect(read()).toEqual(english)
    })
  },
)

test('numbers are as the language writes them', async () => {
  const speakEnglish = (await fetchPlayerTranslation('de'))()
  expect(numberOf(1.5)).toBe('1,5')
  speakEnglish()
  expect(numberOf(1.5)).toBe('1.5')
})

test('a language without messages is refused', async () => {
  await expect(fetchPlayerTranslation('en')).rejects.toThrow("in the language 'en'")
})
