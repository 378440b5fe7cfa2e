import { afterEach, expect, test } from 'vitest'
import { endTranslation, translateWith } from './translated.ts'
import { withLabels } from './with-labels.ts'

afterEach(endTranslation)

const sizes = withLabels('sizes of shirts', [
  { id: 'small', label: 'Small', width: 40 },
  { id: 'large', label: 'Large', width: 60 },
])

test('kinds have their label in the language of the interface, and keep their id and their values', () => {
  expect(sizes.map(({ label }) => label)).toEqual(['Small', 'Large'])
  translateWith((feature) => (feature === 'sizes of shirts' ? { small: 'Klein', large: 'Groß' } : undefined))
  expect(sizes).toEqual([
    { id: 'small', label: 'Klein', width: 40 },
    { id: 'large', label: 'Groß', width: 60 },
  ])
})
