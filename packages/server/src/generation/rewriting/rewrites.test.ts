import { slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { expect, test } from 'vitest'
import { rewritesOf } from './rewrites.ts'

const typesFor = (understands: boolean) =>
  rewritesOf(['Shorter'], { understands }).slide.flatMap(({ slide_type }) => slide_type ?? [])

test('a writer offers its own instructions first, for lines without changes of the type', () => {
  const { slide, lines } = rewritesOf(['Shorter', 'Livelier'], { understands: true })
  expect(slide.slice(0, 2)).toEqual([{ instruction: 'Shorter' }, { instruction: 'Livelier' }])
  expect(lines).toEqual(slide.slice(0, 2))
})

test('each type that offers a rewrite is offered with its own words, in the order of the picker', () => {
  const types = typesFor(true)
  expect(types).toEqual(Object.keys(slideTypes).filter((id) => types.some((type) => type === id)))
  expect(rewritesOf([], { understands: true }).slide).toContainEqual({
    instruction: 'As a table',
    slide_type: 'table',
  })
})

test('a writer that works by rules offers no type that needs understanding', () => {
  expect(typesFor(true).filter((type) => !typesFor(false).includes(type))).toEqual(['comparison'])
})
