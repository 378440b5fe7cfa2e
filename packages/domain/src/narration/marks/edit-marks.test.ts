import { describe, expect, test } from 'vitest'
import { changePause, insertPause, markWords, removeMark, scriptMarks } from './edit-marks.ts'
import { spokenWords } from './speech-marks.ts'

/** A script with its selection between `<` and `>`, or its cursor at `|`. */
function at(text: string) {
  const script = text.replaceAll(/[<|>]/g, '')
  const cursor = text.indexOf('|')
  const [start, end] = cursor >= 0 ? [cursor, cursor] : [text.indexOf('<'), text.indexOf('>') - 1]
  return { script, selected: { start, end } }
}

describe('editing marks', () => {
  test.each([
    ['One. |Two.', 'One. [pause 1 s] Two.'],
    ['One.|', 'One. [pause 1 s]'],
    ['|One.', '[pause 1 s] One.'],
    ['The end|.', 'The end [pause 1 s].'],
    ['One. [pa|use] Two.', 'One. [pause] [pause 1 s] Two.'],
  ])('a pause at the cursor of %j', (text, expected) => {
    const { script, selected } = at(text)
    const edit = insertPause(script, selected)
    expect(edit.script).toBe(expected)
    expect(spokenWords(edit.script)).toBe(spokenWords(script))
    expect(insertPause(script, selected, 2.5).script).toContain('[pause 2.5 s]')
  })

  test.each([
    ['Say <this now>.', 'Say [strong]this now[/strong].'],
    ['Say< this >now.', 'Say [strong]this[/strong] now.'],
    ['Say th|is.', 'Say [strong]this[/strong].'],
    ['<Say [strong]this[/strong] now.>', '[strong]Say this now.[/strong]'],
    ['[strong]a <b> c[/strong] d', '[strong]a b c[/strong] d'],
    ['[strong]a b| c[/strong] d', '[strong]a b c[/strong] d'],
    ['<Say [strong]this> now[/strong].', '[strong]Say this now[/strong].'],
    ['[strong]Say <this[/strong] now>.', '[strong]Say this now[/strong].'],
    [
      '[strong]a[/strong] b <c> [strong]d[/strong]',
      '[strong]a[/strong] b [strong]c[/strong] [strong]d[/strong]',
    ],
    ['[strong]Say <this> now.\nMore.', '[strong]Say this now.[/strong]\nMore.'],
    ['a [strong] b <c> [/strong] d', 'a [strong]b c[/strong] d'],
    ['[slow]a [strong]b <c[/strong][/slow] d>', '[slow]a [strong]b c[/slow] d[/strong]'],
    ['<One.\n\nTwo.>', '[strong]One.[/strong]\n\n[strong]Two.[/strong]'],
    ['水<在一百>度', '水[strong]在一百[/strong]度'],
    ['One. | Two.', 'One.  Two.'],
  ])('words of %j', (text, expected) => {
    const { script, selected } = at(text)
    const edit = markWords(script, 'strong', selected)
    expect(edit.script).toBe(expected)
    expect(spokenWords(edit.script)).toBe(spokenWords(script))
  })

  test('lists the marks in order, and removes or changes each', () => {
    const script = 'One [pause] two [slow]three [strong]four[/strong][/slow]. [slow]Five\nsix [/strong]'
    const marks = scriptMarks(script)
    expect(marks.map(({ kind, seconds, words }) => [kind, seconds, words])).toEqual([
      ['pause', 1, ''],
      ['slow', 0, 'three four'],
      ['strong', 0, 'four'],
      ['slow', 0, 'Five'],
    ])
    const without = (index: number) =>
      marks.slice(index, index + 1).map((mark) => removeMark(script, mark))[0]
    expect(without(0)).toBe('One two [slow]three [strong]four[/strong][/slow]. [slow]Five\nsix [/strong]')
    expect(without(1)).toBe('One [pause] two three [strong]four[/strong]. [slow]Five\nsix [/strong]')
    const [pause] = marks
    expect(pause && changePause(script, pause, 3)).toContain('One [pause 3 s] two')
  })
})
