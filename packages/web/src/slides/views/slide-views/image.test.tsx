import { act, useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { blankContent } from '@lectern/domain/slides/read-content.ts'
import { slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { render } from '../../testing/render.tsx'
import { image } from './image.tsx'

const content = {
  ...blankContent(slideTypes.image),
  slide_title: 'High water',
  image_url: 'https://example.org/sea.png',
}

beforeAll(() => Promise.all((image.code ?? []).map((code) => code.fetch())))

/** A slide with a button that changes its layout, and a button that changes its picture. */
function Changing() {
  const [layout, setLayout] = useState('beside')
  const [image_url, setAddress] = useState(content.image_url)
  return (
    <>
      <button type="button" data-layout aria-label="Below" onClick={() => setLayout('below')} />
      <button
        type="button"
        data-picture
        aria-label="Another picture"
        onClick={() => setAddress('https://example.org/moon.png')}
      />
      <image.Stage content={{ ...content, image_url }} family="minimal" language="en" layout={layout} />
    </>
  )
}

async function show() {
  const page = await render(<Changing />)
  const picture = () => page.querySelector('img')
  const press = (name: string) => act(() => page.querySelector<HTMLElement>(`[data-${name}]`)?.click())
  return { page, picture, press }
}

test('a picture keeps its element in another layout, and another picture has another element', async () => {
  const { picture, press } = await show()
  const before = picture()
  press('layout')
  expect(picture()).toBe(before)
  press('picture')
  expect(picture()).not.toBe(before)
})

test('whether a picture fills its place is decided again when the place changes its shape', async () => {
  const { page, picture, press } = await show()
  const figure = page.querySelector('figure')
  let place = { clientWidth: 400, clientHeight: 800 }
  for (const side of ['clientWidth', 'clientHeight'] as const)
    Object.defineProperty(figure, side, { get: () => place[side] })
  for (const [side, length] of Object.entries({ naturalWidth: 1600, naturalHeight: 900 }))
    Object.defineProperty(picture(), side, { get: () => length })
  act(() => void picture()?.dispatchEvent(new Event('load')))
  expect(picture()?.hasAttribute('data-filling')).toBe(false)
  place = { clientWidth: 800, clientHeight: 450 }
  press('layout')
  expect(picture()?.hasAttribute('data-filling')).toBe(true)
})
