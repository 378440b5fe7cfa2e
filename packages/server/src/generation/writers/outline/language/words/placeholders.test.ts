import { expect, test } from 'vitest'
import { leavesPart } from './placeholders.ts'

test.each([
  'def area(w, h):\n    # write your code here\n    pass',
  'function App() {\n  // Write your component here\n}',
  '<div>\n  <!-- TODO: add the list -->\n</div>',
  'int main() {\n  // dein Code\n}',
  'def area():\n    # 在这里写代码\n    pass',
  'def area():\n    # Now add the missing lines below:\n    pass',
  'def area():\n    # scrivi qui la funzione',
  'def area():\n    # escribe tu función aquí',
])('a program leaves a part to the reader: %s', (program) => {
  expect(leavesPart(program)).toBe(true)
})

test.each([
  'def area(w, h):\n    # the width comes first\n    return w * h',
  'print("Write your name here")',
  '# insert new elements here so that the list stays sorted\nitems.insert(0, item)',
  '# We add the two numbers here\nx = a + b',
  '# Complete list of the options below\nprint(options)',
  '# el servidor envía su respuesta\nsend(text)',
  '# scrive il file e quindi lo chiude\nwrite(text)',
  '# jede Farbe und ihr Code\ncolours = {}',
  '# als je code uitvoert\nrun()',
  'const here = read(your.name) // returns the name that was stored before',
])('a whole program leaves none: %s', (program) => {
  expect(leavesPart(program)).toBe(false)
})
