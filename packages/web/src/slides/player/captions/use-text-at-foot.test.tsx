import { act, type ReactNode, useRef } from 'react'
import { expect, test } from 'vitest'
import { fakeObservers } from '../../testing/fake-observers.ts'
import { render } from '../../testing/render.tsx'
import { useTextAtFoot } from './use-text-at-foot.ts'

const slide = {}

function Player({ children }: { children?: ReactNode }) {
  const player = useRef<HTMLElement>(null)
  const textAtFoot = useTextAtFoot(player, slide, 0, false)
  return (
    <section ref={player} data-foot={textAtFoot}>
      <div className="player-stage">{children}</div>
    </section>
  )
}

test('the slide is measured again when it gets its size, so that captions do not cover its text', async () => {
  const observers = fakeObservers()
  const page = await render(<Player />)
  const player = page.querySelector('section')
  expect(player?.dataset['foot']).toBe('false')
  const stage = page.querySelector('.player-stage')
  if (stage)
    stage.innerHTML = '<div class="slide-layer"><div class="slide-canvas"><p data-text>Ebb</p></div></div>'
  const text = page.querySelector('[data-text]')
  if (text) Object.defineProperty(text, 'offsetHeight', { value: 700 })
  act(() => observers.resize(1280))
  expect(player?.dataset['foot']).toBe('true')
})
