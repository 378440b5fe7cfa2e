import { describe, expect, test } from 'vitest'
import { withoutDetails } from './details.ts'

describe('A statement without its details', () => {
  test.each([
    [
      'a time at its end',
      'Tulips reached the Netherlands in the late sixteenth century, when a botanist planted bulbs in Leiden',
      'Tulips reached the Netherlands in the late sixteenth century',
    ],
    [
      'a means',
      'The clerk let out the rest of the air by pressing the valve',
      'The clerk let out the rest of the air',
    ],
    [
      'a purpose',
      'Pump a little air into the tube so that it keeps its shape',
      'Pump a little air into the tube',
    ],
    [
      'an apposition',
      'Ferdinand, the more practical of the two, hoped to acquire wealth from trade',
      'Ferdinand hoped to acquire wealth from trade',
    ],
    [
      'a year at its start',
      'By 1450, a newly rejuvenated society was on the brink of change',
      'A newly rejuvenated society was on the brink of change',
    ],
    [
      'a concession',
      'Despite differences in structure, all living cells have a membrane',
      'All living cells have a membrane',
    ],
  ])('loses %s', (_, text, expected) => {
    expect(withoutDetails(text, 'en')).toContain(expected)
  })

  test.each([
    ['a condition at its start', 'In a hypertonic solution, a plant cell loses water'],
    ['a condition at its end', 'A solution is called hypertonic if it has more particles than the cell'],
    ['a denied means', 'The city did not grow by trading with its neighbours'],
    ['a list', 'The herders kept sheep, the farmers, and the lords of the land'],
    [
      'a clause that comes before its subject',
      'Packed tightly into rows and sheets, the cells protect the body',
    ],
    ['a pronoun for what would be lost', 'Unlike the Maya, they rarely fought'],
  ])('keeps %s', (_, text) => {
    expect(withoutDetails(text, 'en')).toEqual([])
  })

  test.each([
    [
      'es',
      'Los cuerpos caen con la misma aceleración, cuando no hay aire',
      'Los cuerpos caen con la misma aceleración',
    ],
    ['pl', 'Ludzie handlują z innymi krajami, aby kupić potrzebne dobra', 'Ludzie handlują z innymi krajami'],
    [
      'de',
      'Die Pflanze öffnet ihre Blätter am Morgen, damit Licht eindringt',
      'Die Pflanze öffnet ihre Blätter am Morgen',
    ],
  ])('ends before its last clause: %s', (language, text, expected) => {
    expect(withoutDetails(text, language)).toEqual([expected])
  })
})
