import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextField } from './text-field.tsx'

const directionOf = (type: string) =>
  / dir="(\w+)"/.exec(renderToStaticMarkup(<TextField label="Base URL" type={type} />))?.[1]

test('addresses are written from left to right, also in Arabic, where https:// would be //:https', () => {
  expect(directionOf('url')).toBe('ltr')
  expect(directionOf('email')).toBe('ltr')
  expect(directionOf('text')).toBeUndefined()
})
