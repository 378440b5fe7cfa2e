import { array, assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countWords } from '../count-words.ts'
import { withoutMarks } from '../captions/without-marks.ts'
import { scriptStatistics, spokenMinutes } from '../script-statistics.ts'
import { spokenRange } from '../spoken-range.ts'
import { soundOf } from './sound-of.ts'
import { marksIn, readMarks, spokenWords } from './speech-marks.ts'

describe('the words of a script', () => {
  test.each([
    ['First. [pause] Second.', 'First. Second.'],
    ['First.[pause 2 s]Second.', 'First. Second.'],
    ['The answer [pause 0,5 s]. Yes.', 'The answer. Yes.'],
    ['[pause] Begin. [pause]', 'Begin.'],
    ['[slow]Read this.[/slow] Then [strong]stop[/strong]!', 'Read this. Then stop!'],
    ['[slow] Read this. [/slow] Then.', 'Read this. Then.'],
    ['un[strong]believ[/strong]able', 'unbelievable'],
    ['One.\n\n[pause]\n\nTwo.', 'One.\n\n\n\nTwo.'],
    ['水[pause]在', '水在'],
    ['Quoi[/strong]\u{a0}?', 'Quoi\u{a0}?'],
    ['[Pause 3S]Three.', 'Three.'],
    ['The [strong].env[/strong] file', 'The .env file'],
    ['Stop [pause] [strong]…[/strong] now', 'Stop … now'],
  ])('%j are %j', (script, words) => {
    expect(spokenWords(script)).toBe(words)
  })

  test.each([
    'A [break] and [pauses], [slow motion] and [strong',
    '[pause](https://example.com) is a link',
    'Write `[pause]` for a pause.',
    'x[0] = [1, 2]  with   spaces\n\n',
    '[pause 2 min]',
  ])('contain everything that is no mark: %j', (script) => {
    expect(spokenWords(script)).toBe(script)
  })

  test('contain no mark, whatever the author wrote', () => {
    const pieces = constantFrom(
      '[pause]',
      '[pause 2 s]',
      '[slow]',
      '[/slow]',
      '[strong]',
      '[/strong]',
      '[',
      ']',
      's',
      'low',
      ' ',
      '\n',
      'Word.',
      '/',
      '水',
    )
    assert(
      property(array(pieces, { maxLength: 30 }), (written) => {
        const words = spokenWords(written.join(''))
        expect(marksIn(words)).toEqual([])
        expect(spokenWords(words)).toBe(words)
      }),
    )
  })

  test('are the script if it has no mark', () => {
    assert(
      property(string({ unit: constantFrom(...'ab [].\n*`$水'.split('')) }), (script) => {
        expect(spokenWords(script)).toBe(script)
      }),
    )
  })

  test('are read in time that grows with the script', () => {
    const long = '[pause]a'.repeat(20_000)
    expect(readMarks(long).pauses).toHaveLength(20_000)
    expect(readMarks(`${'[s'.repeat(20_000)}${'low]'.repeat(20_000)}`).pauses).toEqual([])
  })

  test('are counted, estimated and captioned without marks, and pauses take time', () => {
    const script = 'One [strong]two[/strong]. [pause 3 s] Three.'
    expect(countWords(script)).toBe(3)
    expect(scriptStatistics(script)).toMatchObject({ words: 3, characters: 'One two. Three.'.length })
    expect(spokenMinutes(script)).toBeCloseTo(3 / 150 + 3 / 60)
    expect(withoutMarks(`**${script}**`)).toBe('One two. Three.')
  })
})

describe('the marks of a script', () => {
  test('say where words are slow or strong, and end with their line without a closing mark', () => {
    const { words, ranges } = readMarks('A [slow]b [strong]c[/strong][/slow] d [/slow]\n[strong]e f.\ng')
    expect(ranges.map(({ mark, start, end }) => [mark, words.slice(start, end)])).toEqual([
      ['slow', 'b c'],
      ['strong', 'c'],
      ['strong', 'e f.'],
    ])
  })

  test('have pauses of 0.2 to 5 seconds, and of one second without a length', () => {
    const lengths = ['[pause]', '[pause 0.5 s]', '[pause 2s]', '[pause 3]', '[pause 0 s]', '[pause 90 s]']
    expect(lengths.map((mark) => marksIn(mark)[0]?.seconds)).toEqual([1, 0.5, 2, 3, 0.2, 5])
    expect(readMarks('a [pause 2 s] [pause 2 s] b').pauses).toEqual([{ at: 1, seconds: 4 }])
    expect(readMarks('a [pause 4 s][pause 4 s] b').pauses).toEqual([{ at: 1, seconds: 5 }])
  })

  test('keep the highlighted sentence on its words in the script', () => {
    const script = '[pause] One [strong]two[/strong] three. [pause] Four.'
    const sentences = [
      { text: 'One two three.', start_ms: 0, end_ms: 900 },
      { text: 'Four.', start_ms: 1000, end_ms: 2000 },
    ]
    const at = (time: number) => script.slice(...(spokenRange(script, sentences, time) ?? [0, 0]))
    expect(at(10)).toBe('One [strong]two[/strong] three.')
    expect(at(1500)).toBe('Four.')
  })
})

describe('how a script sounds', () => {
  test('is the same for marks that the voice does not follow, but never for pauses', () => {
    const marked = 'Read [slow]this[/slow]. [strong]Now[/strong].'
    expect(soundOf(marked, [])).toBe('Read this. Now.')
    expect(soundOf(marked, ['slow'])).toBe(soundOf('Read [slow]this[/slow]. Now.', ['slow']))
    expect(soundOf(marked, ['slow'])).not.toBe(soundOf(marked, ['strong']))
    expect(soundOf('Read this. [pause] Now.', [])).not.toBe(soundOf('Read this. Now.', []))
    expect(soundOf('a [pause] b', [])).toBe(soundOf(' a[pause 1 s] b', []))
  })
  test.each([
    ['A. [pause]\nB.', 'A.\n[pause] B.'],
    ['The end [pause]. Next.', 'The end. [pause] Next.'],
    ['[slow]A.[/slow] [slow]B.[/slow]', '[slow]A. B.[/slow]'],
    ['Is it [slow]right[/slow]?', 'Is it [slow]right?[/slow]'],
    ['**[slow]Word[/slow]**', '[slow]**Word**[/slow]'],
    ['So $E = [slow]mc^2[/slow]$ holds', 'So [slow]$E = mc^2$[/slow] holds'],
    ['See [the [slow]page[/slow]](/a) now', 'See [slow][the page](/a)[/slow] now'],
    ['$a [pause] b$ holds', '$a b$ [pause] holds'],
    [`${'Word. [pause 5 s] '.repeat(24)}Last.`, `${'Word. [pause 5 s] '.repeat(24)}Last. [pause]`],
  ])('is the same for %j and %j', (one, other) => {
    expect(spokenWords(one)).toBe(spokenWords(other))
    expect(soundOf(one)).toBe(soundOf(other))
  })

  test.each([
    ['A [pause] b c', 'A b [pause] c'],
    ['A. [pause 4 s]\n[pause 4 s] B.', 'A. [pause 5 s]\nB.'],
    ['[slow]a[/slow] b [slow]c[/slow]', '[slow]a b c[/slow]'],
    ['[slow]a[/slow] [strong]b[/strong]', '[slow]a b[/slow]'],
    ['So $E = [slow]mc^2[/slow]$ holds', 'So $E = mc^2$ holds'],
  ])('is not the same for %j and %j', (one, other) => {
    expect(soundOf(one)).not.toBe(soundOf(other))
  })

  test('is known in time that grows with the script', () => {
    expect(soundOf('[pause].'.repeat(20_000))).toContain('pause')
    expect(soundOf('[slow]a[/slow] b '.repeat(5000))).toContain('slow')
  })
})
