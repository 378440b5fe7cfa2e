import { act } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../slides/testing/render.tsx'
import { NewSite } from './new-site.tsx'

/** Adds an address. Returns the added origins and the sentence about the address. */
async function add(address: string) {
  const added: string[] = []
  const screen = await render(<NewSite onAdd={(origin) => added.push(origin)} onCancel={() => {}} />)
  const field = screen.querySelector('input')
  if (!field) throw new Error('There is no field for the address.')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, address)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => screen.querySelector('form')?.requestSubmit())
  return { added, text: screen.textContent }
}

test('the address of a page is added as its site', async () => {
  const { added } = await add('https://Bücher.example:8443/courses/7')
  expect(added).toEqual(['https://xn--bcher-kva.example:8443'])
})

test.each([
  ['no site', 'This is not the address of a site.'],
  ['https://*.instructure.com', 'An address cannot contain *.'],
  ['https://[::1]:3000', 'Browsers do not accept IPv6 addresses here.'],
])('"%s" is not added, and a sentence says why', async (address, sentence) => {
  const { added, text } = await add(address)
  expect(added).toEqual([])
  expect(text).toContain(sentence)
})
