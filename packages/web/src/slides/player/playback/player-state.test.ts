import { describe, expect, test } from 'vitest'
import { nextStep, playEffect } from './player-state.ts'

describe('what comes next', () => {
  const at = (index: number, auto: boolean, playing = true) => ({ index, auto, playing })

  test.each([
    ['a slide that is not over continues', at(0, true), false, 'go on'],
    ['a paused slide stays', at(0, true, false), true, 'go on'],
    ['a quiz waits for its answer', at(0, true), true, 'wait', 'for an answer'],
    ['the feedback of a quiz can be read', at(0, true), true, 'go on', 'for reading'],
    ['a quiz in manual mode stops', at(0, false), true, 'stop', 'for an answer'],
    ['a quiz at the end stops', at(2, true), true, 'stop', 'for an answer'],
    ['a quiz does not wait before it is over', at(0, true), false, 'go on', 'for an answer'],
    ['in auto mode the next slide follows', at(0, true), true, 'next slide'],
    ['the last slide stops', at(2, true), true, 'stop'],
    ['in manual mode every slide stops', at(0, false), true, 'stop'],
  ] as const)('%s', (_, state, over, next, waits?: 'for an answer' | 'for reading') => {
    expect(nextStep({ state, lastIndex: 2, over, waits: waits ?? false })).toBe(next)
  })

  test.each([
    ['from the current place', at(2, true), { spoken: false, answered: false }, 'from here'],
    ['the whole slideshow again after its end', at(2, true), { spoken: true, answered: true }, 'all again'],
    ['a slide again in manual mode', at(1, false), { spoken: true, answered: true }, 'slide again'],
    ['a quiz without an answer again', at(1, true), { spoken: true, answered: false }, 'slide again'],
    ['the rest after a quiz with an answer', at(1, true), { spoken: true, answered: true }, 'from here'],
  ] as const)('play plays %s', (_, state, moment, wanted) => {
    expect(playEffect(state, 2, moment)).toBe(wanted)
  })
})
