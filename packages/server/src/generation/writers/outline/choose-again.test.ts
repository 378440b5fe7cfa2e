import { expect, test } from 'vitest'
import { readPage } from '../../page-reader/read-page.ts'
import type { StructuredPage } from '../../page.ts'
import { chooseAgain } from './choose-again.ts'
import type { Finding } from './linting/finding.ts'
import { applyObjections } from './material/objections.ts'
import type { Objections } from './material/objections.ts'
import { prepareMaterial } from './material/material.ts'
import { createOutlineWriter } from './outline-writer.ts'

const page = readPage({
  title: 'Rivers',
  language: 'en',
  html: '<p>Rivers carry sand to the sea. Deltas grow at the mouth of a river.</p>',
})
const finding = (excerpt: string): Finding => ({ defect: 'reference', excerpt })

/** A writer whose drafts are numbers, with these findings for each. */
async function draftOf(findings: readonly (readonly Finding[])[], parts: readonly number[] = []) {
  const asked: Objections[] = []
  const draft = await chooseAgain(
    page,
    async (objections) => asked.push(objections),
    (at) => ({ findings: findings[at - 1] ?? [], parts: parts[at - 1] ?? 10 }),
  )
  return { draft, asked }
}

test('A draft without objections is written once', async () => {
  expect((await draftOf([[]])).asked).toHaveLength(1)
})

test('A draft is written again without what the linter found, and kept if it is better', async () => {
  const { draft, asked } = await draftOf([[finding('However, deltas grow.')], []])
  expect(draft).toBe(2)
  expect(asked[1]?.dependent).toEqual(new Set(['however deltas grow']))
})

test('A draft that is no better is not kept', async () => {
  const first = [finding('However, deltas grow.')]
  const worse = [finding('This one.'), finding('That one.')]
  expect((await draftOf([first, worse, worse, worse])).draft).toBe(1)
  expect((await draftOf([first, worse, []])).draft).toBe(3)
})

test('A draft that loses many parts is not kept', async () => {
  const first = [finding('However, deltas grow.')]
  expect((await draftOf([first, []], [10, 7])).draft).toBe(1)
  expect((await draftOf([first, []], [10, 9])).draft).toBe(2)
})

test('Writing ends after three more drafts, even if each is better', async () => {
  const drafts = [4, 3, 2, 1].map((count) =>
    Array.from({ length: count }, (_, at) => finding(`${count} and ${at}.`)),
  )
  const { draft, asked } = await draftOf(drafts)
  expect(draft).toBe(4)
  expect(asked).toHaveLength(4)
})

test('A sentence of an objection is no longer used alone, and one that is found again is not used', () => {
  const [unit] = prepareMaterial(page).sections[0]?.units ?? []
  const sentence = (objections: Partial<Objections>) =>
    applyObjections(unit ? [unit] : [], { dependent: new Set(), unusable: new Set(), ...objections })[0]
      ?.sentences[1]
  const key = 'deltas grow at the mouth of a river'
  expect(sentence({})).toMatchObject({ isDependent: false, isUsable: true })
  expect(sentence({ dependent: new Set([key]) })).toMatchObject({ isDependent: true, isUsable: true })
  expect(sentence({ unusable: new Set([key]) })).toMatchObject({ isUsable: false })
})

test.each([
  [
    'en',
    'The Inca built wide roads through the mountains. They had no system of writing, however. The final filament is thick and strong.',
    /however|final/,
  ],
  [
    'es',
    'La física estudia la energía de los cuerpos. Una teoría, en cambio, es una declaración menos concisa.',
    /en cambio/,
  ],
  [
    'pl',
    'Popyt zależy od ceny dóbr i usług. Krzywe popytu mają jednak ujemne nachylenie na każdym rynku.',
    /jednak/,
  ],
])('No part in %s starts with a sentence that refers to a missing one', async (language, text, refers) => {
  const filler = text.split(/(?<=\.) /)[0] ?? ''
  const html = [1, 2, 3].map(
    (at) =>
      `<h2>${filler
        .split(' ')
        .slice(0, at + 1)
        .join(' ')}</h2><p>${text} ${filler.replace('.', `, ${at} ${at}.`)}</p>`,
  )
  const written: StructuredPage = readPage({ title: filler, language, html: html.join('') })
  const { slides } = await createOutlineWriter().write('slideshow', {
    page: written,
    options: {},
    images: new Map(),
  })
  const starts = slides.map(({ audio_script }) => audio_script.split(/(?<=\.) /)[0] ?? '')
  expect(starts.filter((start) => refers.test(start))).toEqual([])
})
