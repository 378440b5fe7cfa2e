import { expect, test } from 'vitest'
import { speaksAsAuthor } from './author-words.ts'

test.each([
  ['en', 'I’ll update this as more features are enabled.'],
  ['en', "I've tested the versions on a scanned file."],
  ['en', 'Here I put together a short video.'],
  ['en', 'Here is a list of my favourite books.'],
  ['de', 'Dazu habe ich ein Video gedreht.'],
  ['fr', 'Ici, je montre trois exemples.'],
  ['pl', 'Moim zdaniem to za mało.'],
  ['hi', 'मैंने इसका परीक्षण किया है।'],
  ['zh', '我认为这个方法更好。'],
])('In %s, the author speaks: %s', (language, text) => {
  expect(speaksAsAuthor(text, language)).toBe(true)
})

test.each([
  ['en', 'Reaction was swift as King Richard I of England joined others.'],
  ['en', 'Richard I was crowned in 1189.'],
  ['en', 'Type I errors are false alarms.'],
  ['en', 'World War I ended in 1918.'],
  ['en', 'Caesar wrote, “I came, I saw, I conquered.”'],
  ['en', 'Current flows when I is greater than zero.'],
  ['de', 'Die Schicht liegt über dem Gestein.'],
  ['de', 'Das Ich vermittelt zwischen Es und Über-Ich.'],
  ['it', 'La luna Io ha molti vulcani attivi.'],
  ['fr', 'Le jeu commence à midi.'],
  ['zh', '我们来看一个例子。'],
  ['ar', 'هذا مثال بسيط.'],
])('In %s, no author speaks: %s', (language, text) => {
  expect(speaksAsAuthor(text, language)).toBe(false)
})
