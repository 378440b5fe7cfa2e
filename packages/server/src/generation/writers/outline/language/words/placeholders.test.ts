import { expect, test } from 'vitest'
import { leavesPart } from './placeholders.ts'

test.each([
  'def area(w, h):\n    # write your code here\n    pass',
  'function App() {\n  // Write your component here\n}',
  '<div>\n  <!-- TODO: add the list -->\n</div>',
  'int main() {\n  // dein Code\n}',
  'def area():\n    # 在这里写代码\n    pass',
  'def area():\n    # escribe tu función aquí',
])('a program leaves a part to the reader: %s', (program) => {
  expect(leavesPart(program)).toBe(true)
})

test.each([
  'def area(w, h):\n    # the width comes first\n    return w * h',
  'print("Write your name here")',
  'const here = read(your.name) // returns the name that was stored before',
])('a whole program leaves none: %s', (program) => {
  expect(leavesPart(program)).toBe(false)
})
