import { expect, test } from 'vitest'
import { isNoteOfUpkeep } from './upkeep-note.ts'

test.each([
  ['en', 'Last reviewed in March 2024. Questions go to extension 4417.'],
  ['en', 'This page was last updated on 3 March 2024.'],
  ['en', 'Last updated: March 2024'],
  ['en', 'For questions, call ext. 4417.'],
  ['en', 'Contact: anna@school.org'],
  ['es', 'Última actualización: 3 de marzo de 2024.'],
  ['es', 'Para dudas, escriba a ana@escuela.org.'],
  ['fr', 'Dernière mise à jour : mars 2024.'],
  ['fr', 'Contactez anna@ecole.fr.'],
  ['de', 'Zuletzt aktualisiert im Mai 2024.'],
  ['de', 'Bei Fragen wenden Sie sich an anna@schule.de.'],
  ['pl', 'Ostatnia aktualizacja: 3 marca 2024.'],
  ['pl', 'Kontakt: anna@szkola.pl'],
  ['pt', 'Última revisão em março de 2024.'],
  ['it', 'Ultimo aggiornamento: marzo 2024.'],
  ['nl', 'Laatst bijgewerkt in maart 2024.'],
  ['ar', 'آخر تحديث: مارس 2024.'],
  ['hi', 'अंतिम अद्यतन: मार्च 2024'],
  ['zh', '最后更新：2024年3月'],
  ['ja', '最終更新：2024年3月'],
  ['cs', 'Last updated: March 2024'],
])('A paragraph of notes about who keeps the page (%s): %s', (language, text) => {
  expect(isNoteOfUpkeep(text, language)).toBe(true)
})

test.each([
  ['en', 'In Room 101, Winston meets his fear.'],
  ['en', 'A source needs its context. 1914 was the year in which the war began.'],
  ['en', 'The constitution was last changed in 1997.'],
  ['en', 'Last changed in 1997, the constitution still protects the courts.'],
  ['en', 'Last reviewed in March 2024. The heart has four chambers.'],
  ['en', 'The address anna@school.org has a name and a domain.'],
  ['es', 'La última revisión de la Constitución es de 2011.'],
  ['fr', 'La dernière révision de la Constitution date de 2008.'],
  ['de', 'Die Verfassung wurde zuletzt 2009 geändert und zuletzt geprüft im Mai.'],
  ['pl', 'To była ostatnia zmiana konstytucji, uchwalona w 2009 roku.'],
  ['pt', 'A última revisão da Constituição foi em 2005.'],
  ['it', 'L’ultima modifica della Costituzione è del 2022.'],
  ['nl', 'De grondwet is voor het laatst gewijzigd in 2023.'],
  ['zh', '宪法的最后修改是在2018年。'],
])('A statement with the same words is no such note (%s): %s', (language, text) => {
  expect(isNoteOfUpkeep(text, language)).toBe(false)
})
