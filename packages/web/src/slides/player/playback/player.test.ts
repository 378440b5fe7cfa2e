import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Slide, slide, type Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { themes } from '@lectern/domain/theme/themes.ts'
import { createClock } from '../../runtime/clock.ts'
import { FakeAudio } from '../../../audio/testing/fake-audio.ts'
import { fakeFrames } from '../../testing/fake-frames.ts'
import { createAudioController } from '../../../audio/audio-controller.ts'
import { createAdjustableFrames } from './adjustable-frames.ts'
import { createPlayer } from './player.ts'
import type { PlayerOptions } from './player-interface.ts'

function sample(change: Partial<Slide> & { slide_id: string }): Slide {
  return slide.parse({
    slide_type: 'text',
    content: {},
    organization: '',
    course_id: '',
    page_id: '',
    transition: 'none',
    ...change,
  })
}

const voiced = (id: string) =>
  sample({
    key: id,
    slide_id: id,
    audio_path: `${id}.mp3`,
    audio: { text: '', voice_id: '', engine: '', duration_ms: 8000, sentences: [] },
  })
/** A slide that is shown for five seconds. */
const silent = (id: string) => sample({ key: id, slide_id: id })

function deck(...slides: Slide[]): Slideshow {
  const css_theme = themes['educational-blue'].theme
  const labels = { organization: '', course_id: '', page_id: '' }
  return { presentation: { title: '', css_theme, total_slides: slides.length, ...labels }, slides }
}

function startPlayer(slideshow: Slideshow, options: Partial<PlayerOptions> = {}) {
  const element = new FakeAudio()
  const frames = fakeFrames()
  const adjustable = createAdjustableFrames(frames)
  const player = createPlayer(
    { slideshow, ...options },
    {
      audio: createAudioController(element),
      frames: adjustable,
      motion: createClock(adjustable),
      backdrop: createClock(frames),
      playback: createClock(adjustable),
    },
  )
  const stop = player.start()
  return { player, element, frames, stop }
}

const ended = (element: FakeAudio) => {
  element.dispatch('playing')
  element.dispatch('ended')
}

test('does not play before Play', () => {
  const { player, element } = startPlayer(deck(voiced('a')))
  expect(player.state()).toMatchObject({ index: 0, playing: false })
  expect(element.calls).not.toContain('play')
})

describe('in auto mode', () => {
  test('the next slide follows when the audio ends, and the last slide stops', () => {
    const { player, element } = startPlayer(deck(voiced('a'), voiced('b')), { auto: true })
    player.play()
    ended(element)
    expect(player.state()).toMatchObject({ index: 1, playing: true })
    expect(element.src).toBe('/api/audio/files/b.mp3')
    ended(element)
    expect(player.state()).toMatchObject({ index: 1, playing: false })
  })

  test('a slide without audio is shown for its reading time', () => {
    const { player, frames } = startPlayer(deck(silent('a'), voiced('b')), { auto: true })
    player.play()
    frames.pass(4900)
    expect(player.state()).toMatchObject({ index: 0, playing: true })
    frames.pass(100)
    expect(player.state()).toMatchObject({ index: 1, playing: true })
  })

  test('a quiz waits for its answer, and then until its feedback can be read', () => {
    const quiz = sample({ key: 'q', slide_id: 'q', slide_type: 'quiz', content: { option_a: 'Noon' } })
    const { player, frames } = startPlayer(deck(quiz, voiced('b')), { auto: true })
    player.play()
    frames.pass(4900)
    expect(player.state().waiting, 'the question is still being read').toBe(false)
    frames.pass(60_000)
    expect(player.state()).toMatchObject({ index: 0, playing: true, waiting: true })
    player.setAnswered('correct_feedback')
    frames.pass(4900)
    expect(player.state().waiting).toBe(false)
    player.setAnswered(undefined)
    frames.pass(60_000)
    expect(player.state(), 'tried again').toMatchObject({ index: 0, waiting: true })
    player.setAnswered('correct_feedback')
    frames.pass(4900)
    expect(player.state().index).toBe(0)
    frames.pass(100)
    expect(player.state()).toMatchObject({ index: 1, playing: true })
  })

  test('the feedback of a quiz stays for its reading time', () => {
    const content = { option_a: 'Noon', correct_feedback: 'word '.repeat(50) }
    const quiz = sample({ key: 'q', slide_id: 'q', slide_type: 'quiz', content })
    const { player, frames } = startPlayer(deck(quiz, voiced('b')), { auto: true })
    player.play()
    frames.pass(60_000)
    player.setAnswered('correct_feedback')
    frames.pass(19_900)
    expect(player.state().index).toBe(0)
    frames.pass(100)
    expect(player.state().index).toBe(1)
  })

  test.each([0.5, 2])('the feedback of a quiz stays as long at a speed of %s', (speed) => {
    const quiz = sample({ key: 'q', slide_id: 'q', slide_type: 'quiz', content: { option_a: 'Noon' } })
    const { player, frames } = startPlayer(deck(quiz, voiced('b')), { auto: true })
    player.play()
    frames.pass(60_000)
    player.setAnswered('correct_feedback')
    frames.pass(1000)
    player.setSpeed(speed)
    frames.pass(3900)
    expect(player.state().index).toBe(0)
    frames.pass(100)
    expect(player.state().index).toBe(1)
  })

  test('a quiz that waits can be skipped, and does not wait while it is paused', () => {
    const quiz = sample({ key: 'q', slide_id: 'q', slide_type: 'quiz', content: { option_a: 'Noon' } })
    const { player, frames } = startPlayer(deck(quiz, voiced('b')), { auto: true })
    player.play()
    frames.pass(60_000)
    player.pause()
    expect(player.state().waiting).toBe(false)
    player.play()
    frames.pass(60_000)
    expect(player.state().waiting).toBe(true)
    player.goTo(1)
    expect(player.state()).toMatchObject({ index: 1, playing: true, waiting: false })
  })

  test('a quiz without options does not wait, and a quiz at the end stops', () => {
    const blank = sample({ key: 'q', slide_id: 'q', slide_type: 'quiz', content: { option_a: ' ' } })
    const last = sample({ key: 'r', slide_id: 'r', slide_type: 'quiz', content: { option_a: 'Noon' } })
    const { player, frames } = startPlayer(deck(blank, last), { auto: true })
    player.play()
    frames.pass(5000)
    expect(player.state()).toMatchObject({ index: 1, playing: true })
    frames.pass(5000)
    expect(player.state()).toMatchObject({ index: 1, playing: false })
  })

  test('a slide without audio ends in a hidden tab, which has no frames', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { player, frames, stop } = startPlayer(deck(silent('a'), silent('b')), { auto: true })
    player.play()
    frames.passHidden(5000)
    vi.advanceTimersByTime(1000)
    expect(player.state()).toMatchObject({ index: 1, playing: true })
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('waits until the animations of a slide have ended', () => {
    const animations = { animations: { title: { type: 'fade-in', duration: 1000, delay: 9000 } } }
    const { player, element, frames } = startPlayer(deck({ ...voiced('a'), animations }, voiced('b')), {
      auto: true,
    })
    player.play()
    frames.pass(8000)
    ended(element)
    expect(player.state().index).toBe(0)
    frames.pass(2000)
    expect(player.state().index).toBe(1)
  })

  test('Play at the end restarts the slideshow', () => {
    const { player, frames } = startPlayer(deck(silent('a'), silent('b')), {
      auto: true,
      start: 1,
      autoplay: true,
    })
    frames.pass(5000)
    expect(player.state().playing).toBe(false)
    player.play()
    expect(player.state()).toMatchObject({ index: 0, playing: true })
  })
})

describe('the feedback of a quiz', () => {
  const spoken = (text: string) => ({
    audio_path: `${text}.mp3`,
    audio: { text, voice_id: '', engine: '', duration_ms: 2000, sentences: [] },
  })
  const quiz: Slide = {
    ...voiced('q'),
    slide_type: 'quiz',
    content: { option_a: 'Noon' },
    text_audio: { correct_feedback: spoken('right'), incorrect_feedback: spoken('wrong') },
  }
  const rightAudio = '/api/audio/files/right.mp3'

  function asked(options: Partial<PlayerOptions> = {}) {
    const started = startPlayer(deck(quiz, voiced('b')), options)
    started.player.play()
    ended(started.element)
    started.frames.pass(100)
    return started
  }

  test('is played, and then auto mode continues', () => {
    const { player, element, frames } = asked({ auto: true })
    expect(player.state().waiting).toBe(true)
    player.setAnswered('correct_feedback')
    expect(element.src).toBe(rightAudio)
    element.dispatch('playing')
    frames.pass(60_000)
    expect(player.state(), 'it is still heard').toMatchObject({ index: 0, playing: true, waiting: false })
    element.dispatch('ended')
    expect(player.state()).toMatchObject({ index: 1, playing: true, feedback: undefined })
  })

  test('leaves time to see the correct answer if it is short', () => {
    const { player, element, frames } = asked({ auto: true })
    player.setAnswered('correct_feedback')
    frames.pass(1000)
    ended(element)
    frames.pass(3900)
    expect(player.state().index).toBe(0)
    frames.pass(100)
    expect(player.state().index).toBe(1)
  })

  test('is played in manual mode after the slide, and then the player stops', () => {
    const { player, element, frames } = asked()
    expect(player.state().playing).toBe(false)
    player.setAnswered('incorrect_feedback')
    expect(player.state().playing).toBe(true)
    expect(element.src).toBe('/api/audio/files/wrong.mp3')
    ended(element)
    frames.pass(60_000)
    expect(player.state()).toMatchObject({ index: 0, playing: false })
  })

  test('does not resume a paused slideshow: the player stops after it', () => {
    const { player, element, frames } = asked({ auto: true })
    player.pause()
    player.setAnswered('correct_feedback')
    ended(element)
    frames.pass(60_000)
    expect(player.state()).toMatchObject({ index: 0, playing: false })
  })

  test('leaves a paused slideshow paused when the learner tries again', () => {
    const { player, element, frames } = startPlayer(deck(quiz, voiced('b')), { auto: true })
    player.play()
    element.dispatch('playing')
    element.currentTime = 3
    player.pause()
    player.setAnswered('incorrect_feedback')
    element.dispatch('playing')
    expect(player.state().playing).toBe(true)
    player.setAnswered(undefined)
    frames.pass(100)
    expect(player.state()).toMatchObject({ index: 0, playing: false, elapsed: 3000, feedback: undefined })
    expect([element.src, element.calls.at(-1)]).toEqual(['/api/audio/files/q.mp3', 'pause'])
  })

  test('leaves a paused slideshow paused when the learner seeks or goes to another slide', () => {
    const { player, element } = asked()
    player.setAnswered('correct_feedback')
    element.dispatch('playing')
    player.seek(2000)
    expect(player.state()).toMatchObject({ index: 0, elapsed: 2000, playing: false })
    player.setAnswered('correct_feedback')
    element.dispatch('playing')
    player.goTo(1)
    expect(player.state()).toMatchObject({ index: 1, playing: false })
  })

  test('leaves a paused slide without audio paused when the learner seeks', () => {
    const unvoiced = { ...quiz, ...silent('q'), slide_type: 'quiz', content: quiz.content }
    const { player, element } = startPlayer(deck({ ...unvoiced, audio_path: undefined }, voiced('b')))
    player.setAnswered('correct_feedback')
    element.dispatch('playing')
    player.seek(2000)
    expect(player.state()).toMatchObject({ index: 0, elapsed: 2000, playing: false })
  })

  test.each([
    ['manual', false, [quiz, voiced('b')]],
    ['auto', true, [quiz, voiced('b')]],
    ['auto on the last slide', true, [quiz]],
  ])('does not restart a paused script: play continues it, in mode %s', (_, auto, slides) => {
    const { player, element, frames } = startPlayer(deck(...slides), { auto })
    player.play()
    element.dispatch('playing')
    element.currentTime = 3
    player.pause()
    player.setAnswered('correct_feedback')
    ended(element)
    frames.pass(100)
    expect(player.state().playing).toBe(false)
    const moved = player.motion.time()
    player.play()
    expect([element.src, element.currentTime]).toEqual(['/api/audio/files/q.mp3', 3])
    expect(player.state()).toMatchObject({ index: 0, playing: true, elapsed: 3000, feedback: undefined })
    expect(player.motion.time(), 'the slide does not enter again').toBe(moved)
  })

  test('is not followed by the script again: play goes to the next slide in auto mode', () => {
    const { player, element, frames } = asked({ auto: true })
    player.pause()
    player.setAnswered('correct_feedback')
    ended(element)
    frames.pass(60_000)
    expect(player.state()).toMatchObject({ index: 0, playing: false })
    player.play()
    frames.pass(16)
    expect(player.state()).toMatchObject({ index: 1, playing: true })
  })

  test('without audio is not followed by the script again either', () => {
    const { text_audio: _silent, ...withoutAudio } = quiz
    const { player, element, frames } = startPlayer(deck(withoutAudio, voiced('b')), { auto: true })
    player.play()
    ended(element)
    frames.pass(100)
    player.setAnswered('correct_feedback')
    player.pause()
    const calls = element.calls.length
    player.play()
    expect(element.calls.slice(calls)).not.toContain('play')
    frames.pass(60_000)
    expect(player.state()).toMatchObject({ index: 1, playing: true })
  })

  test('does not change the time of the slide when the player ends', () => {
    const { player, element, stop } = asked()
    element.currentTime = 8
    player.setAnswered('correct_feedback')
    element.dispatch('playing')
    element.currentTime = 1
    stop()
    expect(player.state().elapsed).toBe(8000)
  })

  test('can be paused and resumed', () => {
    const { player, element } = asked({ auto: true })
    player.setAnswered('correct_feedback')
    element.dispatch('playing')
    element.currentTime = 1
    player.pause()
    expect(player.state().playing).toBe(false)
    element.calls = []
    player.play()
    expect([element.src, element.currentTime, element.calls]).toEqual([rightAudio, 1, ['play']])
  })

  test('reports its own time, while the time of the slide stays', () => {
    const { player, element, frames } = asked({ auto: true })
    element.currentTime = 8
    player.setAnswered('correct_feedback')
    element.dispatch('playing')
    element.currentTime = 1.5
    frames.pass(100)
    expect(player.state()).toMatchObject({
      elapsed: 8000,
      feedback: { field: 'correct_feedback', elapsed: 1500 },
    })
  })

  test('ends when the slide changes, also by a button', () => {
    const { player, element } = asked()
    player.setAnswered('correct_feedback')
    element.dispatch('playing')
    player.goTo(1)
    expect(element.src).toBe('/api/audio/files/b.mp3')
    expect(player.state()).toMatchObject({ index: 1, feedback: undefined })
  })

  test('interrupts the script, which continues from there when the learner tries again', () => {
    const { player, element } = startPlayer(deck(quiz, voiced('b')), { auto: true })
    player.play()
    element.dispatch('playing')
    element.currentTime = 3
    player.setAnswered('incorrect_feedback')
    element.dispatch('playing')
    element.currentTime = 1
    player.setAnswered(undefined)
    expect([element.src, element.currentTime]).toEqual(['/api/audio/files/q.mp3', 3])
    expect(player.state()).toMatchObject({ playing: true, feedback: undefined })
  })

  test('ends when the learner tries again, and the quiz waits for an answer', () => {
    const { player, element, frames } = asked({ auto: true })
    player.setAnswered('incorrect_feedback')
    element.dispatch('playing')
    player.setAnswered(undefined)
    frames.pass(60_000)
    expect(element.src).toBe('')
    expect(player.state()).toMatchObject({ index: 0, playing: true, waiting: true })
    player.setAnswered('correct_feedback')
    expect(element.src).toBe(rightAudio)
  })

  test('ends when the learner replays the slide or seeks', () => {
    const { player, element } = asked()
    player.setAnswered('correct_feedback')
    player.replay()
    expect([element.src, element.currentTime]).toEqual(['/api/audio/files/q.mp3', 0])
    player.setAnswered('correct_feedback')
    player.seek(2000)
    expect([element.src, element.currentTime]).toEqual(['/api/audio/files/q.mp3', 2])
  })

  test('reports that it cannot be played, and the slide can change', () => {
    const { player, element } = asked({ auto: true })
    player.setAnswered('correct_feedback')
    element.dispatch('playing')
    element.fail(2)
    player.goTo(1)
    expect(player.state()).toMatchObject({ index: 1, error: undefined })
  })

  test('has the volume and the speed of the slides', () => {
    const { player, element } = asked()
    player.setMuted(true)
    player.setSpeed(2)
    player.setAnswered('correct_feedback')
    expect(element).toMatchObject({ src: rightAudio, muted: true, playbackRate: 2, defaultPlaybackRate: 2 })
  })
})

describe('in manual mode', () => {
  test('the slide stays when its audio ends', () => {
    const { player, element } = startPlayer(deck(voiced('a'), voiced('b')))
    player.play()
    ended(element)
    expect(player.state()).toMatchObject({ index: 0, playing: false })
  })

  test('with autoplay, each slide that the user goes to plays', () => {
    const { player, element } = startPlayer(deck(voiced('a'), voiced('b')), { autoplay: true })
    expect(player.state().playing).toBe(true)
    ended(element)
    player.goTo(1)
    expect(player.state()).toMatchObject({ index: 1, playing: true })
  })

  test('without autoplay, a slide plays only if the previous slide was playing', () => {
    const { player } = startPlayer(deck(silent('a'), silent('b'), silent('c')))
    player.goTo(1)
    expect(player.state().playing).toBe(false)
    player.play()
    player.goTo(2)
    expect(player.state().playing).toBe(true)
  })
})

test('does not go beyond the first and the last slide', () => {
  const { player } = startPlayer(deck(silent('a'), silent('b')))
  player.goTo(-1)
  expect(player.state().index).toBe(0)
  player.goTo(7)
  expect(player.state().index).toBe(1)
})

test('the slide continues if the user goes beyond the ends', () => {
  const { player, element } = startPlayer(deck(voiced('a')), { autoplay: true })
  element.dispatch('playing')
  element.currentTime = 3
  const before = element.calls.length
  player.goTo(1)
  player.goTo(-1)
  expect(element.calls).toHaveLength(before)
  expect(element.currentTime).toBe(3)
  expect(player.state()).toMatchObject({ index: 0, playing: true })
})

test('pausing stops the time of a slide without audio, and its motion', () => {
  const { player, frames } = startPlayer(deck(silent('a')), { autoplay: true })
  frames.pass(1000)
  player.pause()
  frames.pass(5000)
  expect(player.state()).toMatchObject({ playing: false, elapsed: 1000 })
  expect(player.motion.time()).toBe(1000)
})

test('replay plays the slide from its beginning', () => {
  const { player, element, frames } = startPlayer(deck(voiced('a')), { autoplay: true })
  frames.pass(4000)
  element.currentTime = 4
  ended(element)
  player.replay()
  expect(element.currentTime).toBe(0)
  expect(player.motion.time()).toBe(0)
  expect(player.state().playing).toBe(true)
})

test('seeks to the slide at a time of the slideshow', () => {
  const { player, element } = startPlayer(deck(silent('a'), voiced('b')), { autoplay: true })
  player.seek(7000)
  expect(player.state()).toMatchObject({ index: 1, elapsed: 2000, playing: true })
  expect(element.currentTime).toBe(2)
})

test('a failure stops the player and is reported', () => {
  const { player, element } = startPlayer(deck(voiced('a'), voiced('b')), { auto: true })
  element.refusal = new Error('no device')
  player.play()
  return expect
    .poll(() => player.state())
    .toMatchObject({ index: 0, playing: false, error: 'Failed to play audio: no device' })
})

test('the slideshow pauses and resumes with its audio if the browser interrupts that for a call', () => {
  const { player, element } = startPlayer(deck(voiced('a')), { autoplay: true })
  element.dispatch('playing')
  element.interrupt()
  expect(player.state().playing).toBe(false)
  element.resume()
  expect(player.state().playing).toBe(true)
})

test('the transition of a slide runs before the time of the slide', () => {
  const { player, frames } = startPlayer(deck(silent('a'), { ...silent('b'), transition: 'fade' }))
  player.goTo(1)
  expect(player.motion.time()).toBe(-500)
  frames.pass(500)
  expect(player.motion.time()).toBe(0)
})

test('the motion behind the slides continues across slides, and pauses with the player', () => {
  const { player, frames, stop } = startPlayer(deck(silent('a'), silent('b')), { autoplay: true })
  frames.pass(1000)
  player.goTo(1)
  expect(player.backdrop.time()).toBe(1000)
  frames.pass(500)
  expect(player.backdrop.time()).toBe(1500)
  player.pause()
  frames.pass(500)
  expect(player.backdrop.time()).toBe(1500)
  player.play()
  frames.pass(500)
  stop()
  frames.pass(500)
  expect(player.backdrop.time()).toBe(2000)
})

test('new audio of the shown slide can be played immediately', () => {
  const { player, element } = startPlayer(deck(silent('a')))
  player.update(deck(voiced('a')))
  expect(element.src).toBe('/api/audio/files/a.mp3')
})

test('a paused slide stays paused when its audio arrives', () => {
  const { player, element } = startPlayer(deck(silent('a')), { autoplay: true })
  player.pause()
  player.update(deck(voiced('a')))
  expect(player.state().playing).toBe(false)
  expect(element.calls).not.toContain('play')
})

test('a slide that is moved while it plays continues', () => {
  const { player, element } = startPlayer(deck(voiced('a'), voiced('b')), { autoplay: true })
  element.dispatch('playing')
  element.currentTime = 3
  player.update(deck(voiced('b'), voiced('a')))
  expect([player.state().index, player.state().playing]).toEqual([1, true])
  expect([element.src, element.currentTime]).toEqual(['/api/audio/files/a.mp3', 3])
})

test('if the shown slide is deleted, the next slide in its place is shown', () => {
  const { player, element } = startPlayer(deck(voiced('a'), voiced('b'), voiced('c')), { start: 1 })
  player.update(deck(voiced('a'), voiced('c')))
  expect([player.state().index, element.src]).toEqual([1, '/api/audio/files/c.mp3'])
})

test('mutes the audio', () => {
  const { player, element } = startPlayer(deck(voiced('a')))
  player.setMuted(true)
  expect(element.muted).toBe(true)
  expect(player.state().muted).toBe(true)
})

test('plays no audio after it is stopped, and can be started again', () => {
  const { player, element, stop } = startPlayer(deck(voiced('a')), { autoplay: true })
  stop()
  expect(element.src).toBe('')
  expect(player.state().playing).toBe(false)
  player.start()
  expect(element.src).toBe('/api/audio/files/a.mp3')
})

describe('a speed other than 1', () => {
  test('applies to audio, to the time of slides without audio, and to motion', () => {
    const { player, element, frames } = startPlayer(deck(silent('a'), voiced('b')), { autoplay: true })
    player.setSpeed(2)
    expect([element.playbackRate, element.defaultPlaybackRate]).toEqual([2, 2])
    frames.pass(1000)
    expect(player.state().elapsed).toBe(2000)
    expect(player.motion.time()).toBe(2000)
    expect(player.backdrop.time()).toBe(1000)
    player.setSpeed(0.5)
    frames.pass(1000)
    expect(player.state().elapsed).toBe(2500)
  })

  test('applies from the start if it was chosen before. Otherwise the audio keeps its speed', () => {
    const sound = { muted: true, volume: 0.3, speed: 1.5 }
    const chosen = startPlayer(deck(voiced('a')), { sound })
    expect(chosen.element).toMatchObject({ muted: true, volume: 0.3, playbackRate: 1.5 })
    expect(chosen.player.state()).toMatchObject(sound)
  })
})

test('the volume stays within its limits, and a higher volume unmutes', () => {
  const { player, element } = startPlayer(deck(voiced('a')))
  player.setVolume(0.1)
  player.setVolume(player.state().volume - 0.2)
  expect(element.volume).toBe(0)
  player.setMuted(true)
  player.setVolume(1.3)
  expect(player.state()).toMatchObject({ volume: 1, muted: false })
  expect(element).toMatchObject({ volume: 1, muted: false })
})

describe('skipping', () => {
  test('goes forwards and backwards in a slide and across slides', () => {
    const { player } = startPlayer(deck(voiced('a'), voiced('b')), { autoplay: true })
    player.skip(5000)
    expect(player.state()).toMatchObject({ index: 0, elapsed: 5000 })
    player.skip(5000)
    expect(player.state()).toMatchObject({ index: 1, elapsed: 2000 })
    player.skip(-5000)
    expect(player.state()).toMatchObject({ index: 0, elapsed: 5000, playing: true })
  })

  test('stops at the ends of the slideshow', () => {
    const { player } = startPlayer(deck(voiced('a')))
    player.skip(-5000)
    expect(player.state()).toMatchObject({ index: 0, elapsed: 0 })
    player.skip(90_000)
    expect(player.state()).toMatchObject({ index: 0, elapsed: 8000 })
  })
})

test('starts at a time in a slide, and is there again when it is started again', () => {
  const { player, element, stop } = startPlayer(deck(voiced('a'), voiced('b')), {
    start: 1,
    startTime: 3000,
    autoplay: true,
  })
  expect(player.state()).toMatchObject({ index: 1, elapsed: 3000, playing: true })
  element.currentTime = 4
  stop()
  element.currentTime = 0
  player.start()
  expect(element.currentTime).toBe(4)
})
