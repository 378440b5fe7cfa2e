import { expect, test, vi } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { agreeing } from './question.ts'

test('Each option is tested for a reference only once on a page, as many questions have the same options', () => {
  const html = '<p>Rivers carry sand to the sea. They are long, and ships sail on them.</p>'
  const material = prepareMaterial(readPage({ title: 'Rivers', language: 'en', html }))
  const isDependent = vi.fn<(text: string) => boolean>((text) => text.startsWith('They'))
  const page = { ...material, lexicon: { ...material.lexicon, isDependent } }
  const options = ['They are long', 'Ships sail', 'Sand sinks']
  expect(agreeing('Ice melts', options, page)).toEqual(['Ships sail', 'Sand sinks'])
  expect(agreeing('They melt', options, page)).toEqual(options)
  agreeing('Rain falls', options, page)
  expect(isDependent).toHaveBeenCalledTimes(options.length)
})
