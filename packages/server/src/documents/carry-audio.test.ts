import { describe, expect, test } from 'vitest'
import { carryAudio } from './carry-audio.ts'
import type { SpokenPart } from './document-format.ts'

const part = (key: string, script: string, audioPath?: string): SpokenPart => ({ key, script, audioPath })
const known = [
  { part: 'slide-1', filename: 'one.mp3', text: 'One.' },
  { part: 'slide-2', filename: 'two.mp3', text: 'Two.' },
]

describe('the audio of a changed document', () => {
  test('follows the path that a moved slide carries', () => {
    const parts = [
      part('slide-1', 'Two.', '/audio/files/o/two.mp3?v=1'),
      part('slide-2', 'One.', '/a/one.mp3'),
    ]
    expect(carryAudio(parts, known)).toEqual(
      new Map([
        ['slide-1', 'two.mp3'],
        ['slide-2', 'one.mp3'],
      ]),
    )
  })

  test('follows the words of a slide that was moved by someone who did not know of the audio', () => {
    expect(carryAudio([part('slide-1', 'Two.')], known)).toEqual(new Map([['slide-1', 'two.mp3']]))
  })

  test('stays with a slide whose words changed, so that it shows as in need of an update', () => {
    expect(carryAudio([part('slide-1', 'Once.', 'one.mp3')], known)).toEqual(
      new Map([['slide-1', 'one.mp3']]),
    )
    expect(carryAudio([part('slide-1', 'Once.')], known)).toEqual(new Map([['slide-1', 'one.mp3']]))
  })

  test('is not lent to a new slide that stands where a moved one stood', () => {
    const parts = [part('slide-1', 'New.'), part('slide-2', 'One.', 'one.mp3')]
    expect(carryAudio(parts, known)).toEqual(new Map([['slide-2', 'one.mp3']]))
  })

  test('is none where a path names a file that the page does not have', () => {
    expect(carryAudio([part('slide-3', 'Three.', '/audio/files/foreign.mp3')], known)).toEqual(new Map())
  })
})
