import { describe, expect, test } from 'vitest'
import { findReference } from '../../linting/references/find-reference.ts'
import { lexiconOf } from '../lexicon.ts'

describe('A sentence', () => {
  test.each([
    ['de', 'Das Herz ist ein Hohlmuskel.'],
    ['de', 'Das menschliche Auge sieht Farben.'],
    ['de', 'Das rechte Ohr hört besser.'],
    ['nl', 'Het hart is een spier.'],
    ['nl', 'Het menselijk lichaam bestaat uit cellen.'],
    ['nl', 'Het licht valt door de lens.'],
    ['hu', 'Az erózió lassú folyamat.'],
    ['da', 'Den danske grundlov er fra 1849.'],
    ['da', 'Det menneskelige hjerte er en muskel.'],
    ['no', 'De fleste planter trenger lys.'],
    ['no', 'Det røde lyset har lang bølgelengde.'],
    ['sv', 'Det mänskliga hjärtat är en muskel.'],
    ['sv', 'De flesta växter behöver ljus.'],
    ['ru', 'Сердце — это мышца.'],
    ['ru', 'Извержение начинается, потому что в магме копятся газы.'],
    ['uk', 'Серце — це м’яз.'],
    ['uk', 'Виверження починається тому, що в магмі накопичуються гази.'],
    ['uk', 'Лава рідка, тому вона тече далеко.'],
  ])('that opens with an article or names its own cause stands alone (%s): %s', (language, text) => {
    expect(lexiconOf(language).isDependent(text)).toBe(false)
    expect(findReference(text, language)).toBeUndefined()
  })

  test.each([
    ['de', 'Das ist ein Hohlmuskel.'],
    ['de', 'Das bedeutete Krieg für die Stadt.'],
    ['de', 'Das wurde Gesetz in allen Ländern.'],
    ['de', 'Das machte Galilei berühmt.'],
    ['de', 'Das Problem war der Preis.'],
    ['nl', 'Het is een spier.'],
    ['nl', 'Het bestaat uit twee delen.'],
    ['nl', 'Het klopt zeventig keer per minuut.'],
    ['nl', 'Het duurt een jaar en het is duur.'],
    ['nl', 'Het zijn vissen die in zee leven.'],
    ['nl', 'Het liep uit op een oorlog.'],
    ['hu', 'Az okozza a betegséget.'],
    ['hu', 'Az alapján döntenek a tudósok.'],
    ['no', 'Den største ligger i Norge.'],
    ['sv', 'Den största ligger i Sverige.'],
    ['de', 'Das habe Folgen für alle.'],
    ['hu', 'Az a folyamat lassú.'],
    ['hu', 'Az volt a baj.'],
    ['hu', 'Az előbbi lassú folyamat.'],
    ['da', 'Det er en muskel.'],
    ['da', 'De brugte kun sten.'],
    ['da', 'Den samme lov gælder stadig.'],
    ['no', 'De brukte bare stein.'],
    ['no', 'Det viste seg å være feil.'],
    ['sv', 'Det är en muskel.'],
    ['sv', 'De använde bara sten.'],
    ['ru', 'Это мышца, которая бьётся.'],
    ['ru', 'Поэтому лава течёт далеко.'],
    ['uk', 'Це м’яз, який б’ється.'],
    ['uk', 'Тому лава тече далеко.'],
  ])('that opens with a pronoun still depends on another (%s): %s', (language, text) => {
    expect(lexiconOf(language).isDependent(text)).toBe(true)
  })
})
