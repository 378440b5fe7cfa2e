import { expect, test } from 'vitest'
import { render } from '../../slides/testing/render.tsx'
import { TourOffer } from './tour-offer.tsx'

test('the tour is offered in its place also where the place is drawn together with the offer', async () => {
  const page = await render(
    <>
      <TourOffer onTake={() => {}} onDecline={() => {}} />
      <div data-place="tour-offer" />
    </>,
  )
  const place = page.querySelector('[data-place="tour-offer"]')
  expect(place?.querySelector('section')?.getAttribute('aria-label')).toBe('Tour')
})
