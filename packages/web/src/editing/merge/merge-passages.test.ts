import type { Passage } from '@lectern/domain/sources/passage.ts'
import { describe, expect, test } from 'vitest'
import { wordsOn } from '../testing/words.ts'
import type { EditableDocument } from '../document/editable-document.ts'
import type { Side } from './compare-versions.ts'
import { proposedChoices } from './merge-choices.ts'
import { compareDocuments, mergeDocuments } from './merge-document.ts'

/** Texts by the key of their slide, and texts by the id of their passage. A slide is based on the passage of its number. */
interface Deck {
  readonly slides: Readonly<Record<string, string>>
  readonly passages: Readonly<Record<string, string>>
}

const entriesOf = (texts: Readonly<Record<string, string>>) => Object.entries(texts)
const kind = {
  ...wordsOn({ document: [], version: 1 }),
  describeFrame: () => ({ key: '', name: '', text: '', content: '' }),
  describeParts: ({ slides }: Deck) =>
    entriesOf(slides).map(([key, text]) => ({
      key,
      name: key,
      text,
      content: text,
      sources: [key.replace('slide', 'b')],
    })),
  assemble: (frame: Deck, parts: readonly { document: Deck; key: string }[]) => ({
    ...frame,
    slides: Object.fromEntries(parts.map(({ document, key }) => [key, document.slides[key] ?? ''])),
  }),
  passagesOf: ({ passages }: Deck) =>
    entriesOf(passages).map(([id, text]): Passage => ({ id, path: [], text })),
  withPassages: (deck: Deck, passages: readonly Passage[]) => ({
    ...deck,
    passages: Object.fromEntries(passages.map(({ id, text }) => [id, text])),
  }),
  // Only what a merge uses.
} as unknown as EditableDocument<Deck>

const base: Deck = {
  slides: { slide1: 'Rain', slide2: 'Wind' },
  passages: { b1: 'It rains.', b2: 'Wind blows.', b3: 'Snow falls.' },
}
const withSlides = (slides: Readonly<Record<string, string>>, deck = base): Deck => ({
  ...deck,
  slides: { ...deck.slides, ...slides },
})
const hail = { ...base.passages, b1: 'It hails.' }

/** Merges two versions as proposed, or with the chosen side of some slides. */
function merge(mine: Deck, theirs: Deck, chosen: Readonly<Record<string, Side>> = {}): Deck {
  const comparison = compareDocuments(kind, mine, theirs, base)
  const choices = proposedChoices(comparison)
  const rows = new Map(
    comparison.rows.map((row) => [row, chosen[row.mine?.key ?? row.theirs?.key ?? ''] ?? row.proposed]),
  )
  return mergeDocuments(kind, { mine, theirs, base }, comparison, { ...choices, rows })
}

describe('The merge of two versions', () => {
  test('keeps the changes of the page that either side has settled', () => {
    const settled = { ...base, passages: hail }
    const edited = withSlides({ slide2: 'Storm' })
    expect(merge(settled, edited)).toEqual({ slides: edited.slides, passages: hail })
    expect(merge(edited, settled)).toEqual({ slides: edited.slides, passages: hail })
  })

  test('keeps a change settled if the other side edited a slide that is based on it', () => {
    expect(merge(withSlides({ slide1: 'Rain!' }), { ...base, passages: hail }).passages).toEqual(hail)
  })

  test('opens a change again if the author takes the slide from before the update', () => {
    const updated = { slides: { ...base.slides, slide1: 'Hail' }, passages: hail }
    const edited = withSlides({ slide1: 'Rain!' })
    expect(merge(edited, updated, { slide1: 'theirs' })).toEqual(updated)
    expect(merge(edited, updated, { slide1: 'mine' })).toEqual(edited)
  })

  test('has an added passage together with the slide that is based on it', () => {
    const added: Deck = {
      slides: { ...base.slides, slide4: 'Ice' },
      passages: { b1: 'It rains.', b4: 'Ice moves.', b2: 'Wind blows.', b3: 'Snow falls.' },
    }
    const edited = withSlides({ slide2: 'Storm' })
    expect(Object.keys(merge(edited, added).passages)).toEqual(['b1', 'b4', 'b2', 'b3'])
    expect(merge(edited, added, { slide4: 'mine' }).passages).toEqual(base.passages)
  })

  test('leaves out a passage whose removal one side has settled', () => {
    const { b3: _gone, ...rest } = base.passages
    const settled = { ...base, passages: rest }
    expect(merge(withSlides({ slide2: 'Storm' }), settled).passages).toEqual(rest)
    expect(merge(settled, withSlides({ slide2: 'Storm' })).passages).toEqual(rest)
  })

  test('takes the passage of the taken slide if both sides have settled different changes', () => {
    const first = { slides: { ...base.slides, slide1: 'Hail' }, passages: hail }
    const second = {
      slides: { ...base.slides, slide1: 'Sleet' },
      passages: { ...base.passages, b1: 'It sleets.' },
    }
    expect(merge(first, second, { slide1: 'theirs' })).toEqual(second)
    expect(merge(first, second, { slide1: 'mine' })).toEqual(first)
  })

  test('has the passages of the taken slides if the common version is not available', () => {
    const updated = { slides: { ...base.slides, slide1: 'Hail' }, passages: hail }
    const merged = (side: Side) => {
      const comparison = compareDocuments(kind, base, updated, undefined)
      const rows = new Map(comparison.rows.map((row) => [row, side]))
      const choices = { ...proposedChoices(comparison), rows }
      return mergeDocuments(kind, { mine: base, theirs: updated, base: undefined }, comparison, choices)
    }
    expect([merged('mine'), merged('theirs')]).toEqual([base, updated])
  })
})
