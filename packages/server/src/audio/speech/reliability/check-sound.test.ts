import { describe, expect, test } from 'vitest'
import { checkSound } from './check-sound.ts'

const sampleRate = 16_000
const tone = (seconds: number, level = 0.3) => ({
  samples: Float32Array.from({ length: seconds * sampleRate }, (_, at) => level * Math.sin(at / 5)),
  sampleRate,
})
const codeOf = (seconds: number, text: string, level?: number) => {
  try {
    checkSound(tone(seconds, level), text)
    return 'fine'
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('sound that an engine made', () => {
  test.each([
    [0, 0.3],
    [5, 0],
    [5, 0.002],
    [0.01, 0.3],
  ])('is refused as silence when it lasts %d s at level %d', (seconds, level) => {
    expect(codeOf(seconds, 'Water boils.', level)).toBe('SPEECH_UNUSABLE')
  })

  test.each([
    ['Latin', 'Water boils at one hundred degrees when the pressure is that of the sea.'],
    ['Cyrillic', 'Вода кипит при ста градусах, если давление такое же, как у моря.'],
    ['Arabic', 'يغلي الماء عند مئة درجة مئوية عندما يكون الضغط مثل ضغط سطح البحر.'],
    ['Han', '水在一百摄氏度时沸腾，如果气压与海平面相同。'],
    ['kana and kanji', '気圧が海面と同じとき、水は百度で沸騰します。'],
    ['Hangul', '기압이 바다와 같을 때 물은 백 도에서 끓습니다.'],
  ])('is refused in %s if it is too short for any speed of a voice', (_script, text) => {
    expect(codeOf(0.5, text)).toBe('SPEECH_UNUSABLE')
    for (const seconds of [2.2, 5, 9]) expect(codeOf(seconds, text)).toBe('fine')
  })

  test.each(['Yes.', 'No, 12.', '1,000,000,000', 'A b c.'])('may be short for %j', (text) => {
    expect(codeOf(0.3, text)).toBe('fine')
  })
})
