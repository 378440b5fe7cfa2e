import { expect, test } from 'vitest'
import { partsWithoutAudio } from './choose-audio.ts'

test('a part with only marks needs no audio', () => {
  const part = (key: string, script: string) => ({ key, name: key, script, audioPath: undefined })
  const parts = [part('mark', '[pause 2 s]'), part('empty', ' '), part('words', '[slow]Words[/slow]')]
  expect(partsWithoutAudio(parts, new Map()).map(({ key }) => key)).toEqual(['words'])
})
