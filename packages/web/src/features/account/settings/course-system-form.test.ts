import { fieldMessages } from '@lectern/domain/accounts/field-messages.ts'
import { expect, test } from 'vitest'
import { courseSystemForm, settingsOf } from './course-system-form.ts'

const form = courseSystemForm('https://canvas.riverside.edu')
const complaints = (given: { base_url: string; api_key: string }) =>
  form.safeParse(given).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

test.each([
  'https://canvas.riverside.edu/lms',
  'https://CANVAS.riverside.edu:443/',
  ' https://canvas.riverside.edu ',
])('requires no key while the origin is the same: %s', (base_url) =>
  expect(complaints({ base_url, api_key: '' })).toEqual([]),
)

test.each([
  'http://canvas.riverside.edu',
  'https://canvas.riverside.edu:8443',
  'https://canvas.riverside.edu.evil.example',
])('requires a key for another origin: %s', (base_url) => {
  expect(complaints({ base_url, api_key: ' ' })).toEqual([
    ['api_key', fieldMessages.faults.keyOfThatAddressNeeded],
  ])
  expect(complaints({ base_url, api_key: 'new' })).toEqual([])
})

test('reports an invalid address first', () => {
  expect(complaints({ base_url: '', api_key: '' })[0]).toEqual(['base_url', 'Base URL is required.'])
})

test('leaves an empty key out of the request', () => {
  expect(settingsOf({ base_url: 'https://a.example', api_key: ' ' })).toEqual({
    base_url: 'https://a.example',
  })
})
