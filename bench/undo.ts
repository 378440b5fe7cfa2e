/** Measures audio that arrives in a long slideshow with a long history: `npm run bench:undo`. */
import { absorb, record, startHistory, type History } from '../packages/domain/src/editing/history.ts'
import { changeSlide } from '../packages/domain/src/slideshow/editing/edit-slides.ts'
import { withSlideAudio } from '../packages/domain/src/slideshow/slide-audio.ts'
import { slideshow, type Slideshow } from '../packages/domain/src/slideshow/slideshow.ts'
import { median, printGoal, printTable } from './figures.ts'

const slideCount = 1000
const stepCount = 500
const runs = 15
const mostMs = 20
/** If the steps of the history do not share the changed slides, the factor is about 300. */
const mostTimesOneStep = 60

const words = (number: number) => `Words of slide ${number}.`
const deck: Slideshow = slideshow.parse({
  presentation: { title: 'Leaves', css_theme: {} },
  slides: Array.from({ length: slideCount }, (_, number) => ({
    key: `slide${number}`,
    slide_id: `slide-${number + 1}`,
    slide_type: 'text',
    content: {},
    audio_script: words(number),
  })),
})

/** Each step changes one slide. */
function historyOf(steps: number): History<Slideshow> {
  let history = startHistory(deck)
  for (let step = 0; step < steps; step += 1) {
    const key = `slide${(step * 7) % slideCount}`
    history = record(history, changeSlide(history.present, key, { transition: `t${step}` }))
  }
  return history
}

function audioOf(number: number) {
  const audio = { text: words(number), voice_id: 'v', engine: 'e', duration_ms: 900, sentences: [] }
  return { key: `slide${number}`, audio_path: `/audio/${number}.mp3`, audio }
}

function millisecondsFor(history: History<Slideshow>, arrived: readonly ReturnType<typeof audioOf>[]) {
  const start = performance.now()
  absorb(history, withSlideAudio(arrived))
  return performance.now() - start
}

const [short, long] = [historyOf(1), historyOf(stepCount)]
const all = Array.from({ length: slideCount }, (_, number) => audioOf(number))
const measured = Object.entries({ 'one slide': all.slice(0, 1), 'all slides': all }).map(
  ([name, arrived]) => {
    const figures = Array.from({ length: runs }, () => ({
      short: millisecondsFor(short, arrived),
      long: millisecondsFor(long, arrived),
    }))
    const [shortMs, longMs] = [
      median(figures.map((one) => one.short)),
      median(figures.map((one) => one.long)),
    ]
    const first = figures[0]?.long ?? Number.NaN
    return { name, 'first ms': first, ms: longMs, 'ms of one step': shortMs, times: longMs / shortMs }
  },
)
console.log(`Audio arrives in ${slideCount} slides with ${stepCount} steps to undo.`)
printTable(Object.fromEntries(measured.map(({ name, ...figures }) => [name, figures])))
for (const { name, ms } of measured) printGoal(name, ms, mostMs, 'ms')
const allTimes = measured.at(-1)?.times ?? Number.NaN
printGoal('all slides, compared with a history of one step', allTimes, mostTimesOneStep, 'times')
