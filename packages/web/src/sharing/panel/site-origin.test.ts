import { expect, test } from 'vitest'
import { siteName } from './site-origin.ts'

test('a site is shown without https', () => {
  expect(siteName('https://canvas.example.edu')).toBe('canvas.example.edu')
  expect(siteName('http://localhost:3000')).toBe('http://localhost:3000')
})
