import { startTestApp } from '../../packages/server/src/testing/start-test-app.ts'
import { median, printGoal } from '../figures.ts'

const reads = 15
const words =
  'the water of rivers runs into seas while clouds carry vapour over mountains and answers queries'.split(' ')
const textOf = (length: number, seed: number) =>
  Array.from(
    { length },
    (_, index) => `${words[(seed * 7 + index * index) % words.length]}${(seed + index) % 9}`,
  ).join(' ')

/** Reads 400 slides with audio, with and without a glossary of 500 terms. Prints milliseconds of processor time. */
export async function measureGlossary(): Promise<void> {
  const lectern = await startTestApp('embedded')
  const ada = await lectern.signUp()
  const path = '/api/slideshow/7/71'
  await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
  const { json: document } = await ada('GET', path)
  const [slide] = document.slides
  const slides = Array.from({ length: 400 }, (_, index) => ({
    ...slide,
    audio_path: null,
    audio_script: textOf(150, index),
  }))
  await ada('PUT', path, { ...document, slides })
  await ada('POST', '/api/audio/generate_presentation', {
    course_id: '7',
    page_id: '71',
    voice_id: 'fake:clara',
  })
  const read = async () => {
    const start = process.cpuUsage()
    await ada('GET', path)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  }
  const medianRead = async () => {
    const times: number[] = []
    for (let index = 0; index < reads; index += 1) times.push(await read())
    return median(times)
  }
  const without = await medianRead()
  const terms = Array.from({ length: 500 }, (_, index) => ({
    term: `${textOf(2, index)}${index}`,
    spoken: `x${index}`,
  }))
  await ada('PUT', '/api/courses/7/glossary', { terms })
  const first = await read()
  const withTerms = await medianRead()
  console.log(
    `400 slides: ${without.toFixed(0)} ms without, ${first.toFixed(0)} ms at first, ${withTerms.toFixed(0)} ms with 500 terms`,
  )
  printGoal('with a glossary of 500 terms', withTerms / without, 1.3, 'times')
  await lectern.close()
}
