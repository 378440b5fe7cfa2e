import { expect, test } from 'vitest'
import { translateWith } from '../../../messages/translated.ts'
import { podcastDocument } from './podcast-document.ts'

test('texts of the document follow a language that is loaded later', () => {
  const { partName, texts } = podcastDocument
  expect([partName, texts.saved]).toEqual(['segment', 'Podcast changes saved successfully!'])
  translateWith((_, english) => ({ ...english, segmentPart: 'Abschnitt', saved: 'Gespeichert!' }))
  expect([podcastDocument.partName, podcastDocument.texts.saved]).toEqual(['Abschnitt', 'Gespeichert!'])
})
