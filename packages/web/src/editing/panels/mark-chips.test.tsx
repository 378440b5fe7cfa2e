import { expect, test } from 'vitest'
import { render } from '../../slides/testing/render.tsx'
import { MarkChips } from './mark-chips.tsx'

test('controls of marks with the same words have different names', async () => {
  const script = 'One. [pause 1 s] Two. [pause 1 s] [slow]Three[/slow].'
  const chips = await render(<MarkChips script={script} voice={undefined} onScript={() => undefined} />)
  const controls = [...chips.querySelectorAll('select, button')]
  expect(controls.map((control) => control.getAttribute('aria-label'))).toEqual([
    'Mark 1: length of the pause',
    'Remove mark 1: Pause 1 s',
    'Mark 2: length of the pause',
    'Remove mark 2: Pause 1 s',
    'Remove mark 3: Slower: Three',
  ])
})
