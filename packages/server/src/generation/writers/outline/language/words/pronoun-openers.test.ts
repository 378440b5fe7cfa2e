import { describe, expect, test } from 'vitest'
import { lexiconOf } from '../lexicon.ts'

describe('A sentence', () => {
  test.each([
    ['en', 'In the other, the cyclist sues for money.'],
    ['en', 'With it, farmers could drain their fields.'],
    ['en', 'Two years later, a jury found him liable.'],
    ['es', 'Gracias a él, el vapor pudo mover telares.'],
    ['es', 'Con ella, la máquina gastaba menos carbón.'],
    ['es', 'Unos destacan el carbón barato y los salarios altos.'],
    ['es', 'Dos años después, la ciudad tenía tranvías.'],
    ['fr', 'Grâce à elle, les mines restaient sèches.'],
    ['de', 'Mit ihm sank der Verbrauch.'],
    ['de', 'Zwei Jahre später brannte die Stadt.'],
    ['pl', 'Dzięki niej kopalnie były suche.'],
    ['pl', 'Dwa lata później miasto spłonęło.'],
    ['pt', 'Com ela, as minas ficavam secas.'],
  ])('that starts with a pronoun or a later time depends on another (%s): %s', (language, text) => {
    expect(lexiconOf(language).isDependent(text)).toBe(true)
  })

  test.each([
    ['en', 'In the north, farmers grow barley.'],
    ['en', 'Two years of war ruined the towns.'],
    ['en', 'For most crimes, the state brings the case.'],
    ['es', 'Con la máquina de vapor, las minas eran secas.'],
    ['es', 'Unos 300 obreros vivían en la ciudad.'],
    ['fr', 'Avec la vapeur, les mines restaient sèches.'],
    ['de', 'Mit Dampf sank der Verbrauch.'],
    ['pl', 'Dzięki parze kopalnie były suche.'],
    ['pt', 'Com o vapor, as minas ficavam secas.'],
  ])('that names what it is about stands alone (%s): %s', (language, text) => {
    expect(lexiconOf(language).isDependent(text)).toBe(false)
  })
})
