import { expect, test } from 'vitest'
import { render } from '../../slides/testing/render.tsx'
import { TourOffer } from './tour-offer.tsx'

test('offers the tour in its place, also if the place is rendered together with the offer', async () => {
  const page = await render(
    <>
      <TourOffer onTake={() => {}} onDecline={() => {}} />
      <div data-place="tour-offer" />
    </>,
  )
  const place = page.querySelector('[data-place="tour-offer"]')
  expect(place?.querySelector('section')?.getAttribute('aria-label')).toBe('Tour')
})
