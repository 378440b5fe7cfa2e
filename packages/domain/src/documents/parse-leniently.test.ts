import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { parseLeniently } from './parse-leniently.ts'

const inner = z.object({
  name: z.string(),
  look: z.optional(z.enum(['plain', 'bold'])),
  size: z.optional(z.number()),
})
const schema = z.looseObject({ list: z.array(inner) }).check(({ value, issues }) => {
  for (const [at, { name }] of value.list.entries())
    if (name === 'odd')
      issues.push({ code: 'custom', path: ['list', at, 'size'], message: 'Odd.', input: name })
})
const places = [['list', '*', 'look']]

test('what is refused at the places is left out, and all else stays', () => {
  const stored = {
    list: [
      { name: 'a', look: 'striped' },
      { name: 'b', look: 'bold' },
    ],
    more: 1,
  }
  expect(parseLeniently(schema, stored, places)).toEqual({
    list: [{ name: 'a' }, { name: 'b', look: 'bold' }],
    more: 1,
  })
  expect(stored.list[0], 'what is stored is not changed').toEqual({ name: 'a', look: 'striped' })
})

test('what is refused elsewhere is an error', () => {
  expect(() => parseLeniently(schema, { list: [{ name: 1, look: 'striped' }] }, places)).toThrow(
    z.core.$ZodError,
  )
  expect(() => parseLeniently(schema, null, places)).toThrow(z.core.$ZodError)
})

test('what is refused only once the rest is right is left out too', () => {
  const stored = { list: [{ name: 'b', look: 'striped' }] }
  expect(parseLeniently(schema, stored, places)).toEqual({ list: [{ name: 'b' }] })
})

test('a refusal that leaving out does not cure is an error, not an endless loop', () => {
  expect(() => parseLeniently(schema, { list: [{ name: 'odd', size: 1 }] }, [['list', '*', 'size']])).toThrow(
    'Odd.',
  )
})
