import { expect, test } from 'vitest'
import { writtenOut } from './abbreviations.ts'

test.each([
  ['de', 'Kurse fallen manchmal, z. B. 2008, stark.', 'Kurse fallen manchmal, zum Beispiel 2008, stark.'],
  ['de', 'Es ist sicher, d.h. es bringt wenig.', 'Es ist sicher, das heißt es bringt wenig.'],
  ['pl', 'Odstaw w ciepłe miejsce, np. obok okna.', 'Odstaw w ciepłe miejsce, na przykład obok okna.'],
  ['cs', 'Např. voda vaří při 100 °C.', 'Například voda vaří při 100 °C.'],
  ['en', 'They sold grain, cattle, etc.', 'They sold grain, cattle, et cetera.'],
  ['es', 'Vive de plancton, p. ej. de larvas.', 'Vive de plancton, por ejemplo de larvas.'],
  ['pl', 'To tzw. zakwas.', 'To tzw. zakwas.'],
  ['en', 'See p. 3.', 'See p. 3.'],
  ['el', 'Π.χ. το 431 π.Χ. ήταν λίγοι.', 'Παραδείγματος χάριν το 431 προ Χριστού ήταν λίγοι.'],
  ['de', 'Um 300 v. Chr. lebte er, u. a. Köln.', 'Um 300 vor Christus lebte er, unter anderem Köln.'],
  ['de', 'Das Buch ist von U. A. Meier.', 'Das Buch ist von U. A. Meier.'],
  ['zh', '这是水。', '这是水。'],
])('An abbreviation of a text is written out if its words fit (%s): %s', (language, text, full) => {
  expect(writtenOut(text, language)).toBe(full)
})
