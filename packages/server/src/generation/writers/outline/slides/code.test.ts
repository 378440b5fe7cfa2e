import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { createOutlineWriter } from '../outline-writer.ts'
import { codeSlides } from './code.ts'

function slidesOf(text: string, code: string) {
  const html = `<h2>Averages</h2><p>${text}</p><pre><code>${code}</code></pre>`
  const material = prepareMaterial(readPage({ title: 'Averages', language: 'en', html }))
  return material.sections.flatMap((section) =>
    section.units.flatMap((unit) => codeSlides({ material, images: new Map(), section, unit })),
  )
}

const long = `import sys

def read_numbers(path):
    with open(path) as file:
        return [float(line) for line in file]

def average(numbers):
    total = sum(numbers)
    return total / len(numbers)

def main():
    numbers = read_numbers(sys.argv[1])
    print(average(numbers))`

test('the part of a long program that the text names is shown, with marks for what is left out', () => {
  const [slide] = slidesOf(
    'The function <code>average</code> adds all numbers with <code>sum</code> and divides the total by their count.',
    long,
  )
  expect(slide?.content['slide_content']).toBe(
    ['…', 'def average(numbers):', '    total = sum(numbers)', '    return total / len(numbers)', '…']
      .map((line) => `\`${line}\``)
      .join('\n'),
  )
})

test('a sentence about another part of a long program is not said of the part that is shown', () => {
  const [slide] = slidesOf(
    `The function <code>average</code> adds all numbers with <code>sum</code> and divides the total by their count.
    The function <code>read_numbers</code> opens a file and reads a number from each of its lines.`,
    long,
  )
  expect(slide?.says.join(' ')).toContain('divides the total')
  expect(slide?.says.join(' ')).not.toContain('opens a file')
})

test('a long program of which the text names nothing has no slide', () => {
  expect(
    slidesOf('Programs that compute averages read their numbers from a file of measurements.', long),
  ).toEqual([])
})

test('a short program is shown whole', () => {
  const [slide] = slidesOf(
    'This program adds all numbers of a list and divides the total by their count.',
    'total = sum(numbers)\n\nprint(total / len(numbers))',
  )
  expect(slide?.content['slide_content']).toBe('`total = sum(numbers)`\n`print(total / len(numbers))`')
})

test('a part of a long program with a line that is too wide for a slide is not the one that is shown', () => {
  const wide = `def average_sum_of(numbers):\n    average = sum(numbers)\n    return [${'numbers, '.repeat(12)}]`
  const [slide] = slidesOf(
    'The function <code>average</code> adds all numbers with <code>sum</code> and divides the total by their count.',
    `${wide}\n\n${long}`,
  )
  expect(slide?.content['slide_content']).toContain('def average(numbers):')
})

test('what a text says of a program that no slide can show is not said', async () => {
  const lines = Array.from({ length: 14 }, (_, at) => `step_${at} = read(${at})`).join('\n')
  const rest = `<p>A recursive function calls itself with a smaller problem. It needs a case that is solved without a further call,
    because the calls would never end. Each call takes some space in memory until it returns its value to the caller.</p>`
  const pageOf = (program: string) =>
    readPage({
      title: 'Recursion',
      html: `${rest}<h2>Calls</h2><p>Folders hold folders, and each of them holds more of them. A function for one of them works for all of them as
      well.</p><pre><code>${program}</code></pre><p>Called with five, the program prints 120. A loop does the same.</p>`,
      language: 'en',
    })
  const said = async (program: string) => {
    const request = { page: pageOf(program), options: {}, images: new Map<string, string>() }
    const { slides } = await createOutlineWriter().write('slideshow', request)
    return slides.map(({ audio_script }) => audio_script).join(' ')
  }
  expect(await said(lines)).not.toContain('prints 120')
  expect(await said('print(factorial(5))')).toContain('prints 120')
})
