import { expect, test } from 'vitest'
import { createTranscriptMarks } from './transcript-marks.ts'

test('the button that follows the transcript stays where it is, and says whether it follows', () => {
  document.body.innerHTML = `<section id="transcript"><button id="follow" hidden></button>
    <div class="learn-scroll"><section data-slide="0"><span data-at="0">One.</span></section></div></section>`
  const button = document.getElementById('follow')
  createTranscriptMarks([0])
  expect([button?.hidden, button?.getAttribute('aria-pressed')]).toEqual([false, 'true'])
  document.querySelector('.learn-scroll')?.dispatchEvent(new Event('wheel', { bubbles: true }))
  expect(button?.getAttribute('aria-pressed')).toBe('false')
  button?.focus()
  button?.click()
  expect(button?.getAttribute('aria-pressed')).toBe('true')
  expect(document.activeElement).toBe(button)
})

test('a key that the player uses does not stop the transcript from following', () => {
  document.body.innerHTML = `<section id="transcript"><button id="follow"></button>
    <div class="learn-scroll"><section data-slide="0"></section></div></section>`
  createTranscriptMarks([0])
  const button = document.getElementById('follow')
  const press = () => new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
  document.body.dispatchEvent(press())
  expect(button?.getAttribute('aria-pressed')).toBe('true')
  document.body.dispatchEvent(press())
  expect(button?.getAttribute('aria-pressed')).toBe('false')
})
