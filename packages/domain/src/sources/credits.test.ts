import { describe, expect, test } from 'vitest'
import { creditsIn } from './credits.ts'

describe('The credits in a caption', () => {
  test.each([
    ['Figure 3 Osmosis. (credit: A. Smith)', ['(credit: A. Smith)']],
    [
      'A mill (modification of work by Jane (Wikimedia), CC BY 4.0) at night.',
      ['(modification of work by Jane (Wikimedia), CC BY 4.0)'],
    ],
    ['The bay (left) and the cape (© NOAA)', ['(© NOAA)']],
    ['The bay at low water. Image credit: NOAA, CC BY 4.0.', ['(Image credit: NOAA, CC BY 4.0)']],
    ['The bay. © 2024 A. Smith', ['(© 2024 A. Smith)']],
    ['Die Bucht bei Ebbe. Quelle: Seewetteramt', ['(Quelle: Seewetteramt)']],
    ['Photo by A. Smith', ['(Photo by A. Smith)']],
    ['海湾。来源：国家海洋局', ['(来源：国家海洋局)']],
  ])('of ‘%s’ are found', (caption, credits) => {
    expect(creditsIn(caption)).toEqual(credits)
  })

  test.each([
    'The tide table of June',
    'The source of the river is a spring. It flows to the sea.',
    'A photograph of a mill (at night)',
    'Two facts: the sea rises, and the wind blows.',
    '',
  ])('are none in ‘%s’', (caption) => {
    expect(creditsIn(caption)).toEqual([])
  })
})
