import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

test('a script says the quotation that one of its sentences announces', async () => {
  const html = `<h2>Skąd wzięła się nazwa</h2><p>Szkołę założył Zenon z Kition, kupiec, który trafił do Aten. Nauczał w portyku w pobliżu rynku. Z pism Zenona zachowały się tylko fragmenty.</p>
    <h2>Podział Epikteta</h2><p>Epiktet sam niczego nie napisał. Jego wykłady spisał uczeń, Arrian, i to on ułożył krótki podręcznik. Otwiera go zdanie, od którego wszystko się zaczyna:</p>
    <blockquote>Z rzeczy jedne są zależne od nas, drugie zaś są od nas niezależne.</blockquote>
    <p>Zależą od nas sądy, pragnienia i niechęci. Nie zależą od nas ciało, majątek, sława i urzędy.</p>`
  const page = readPage({ title: 'Stoicy', language: 'pl', html })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const script = slides.map(({ audio_script }) => audio_script).join('\n')
  expect(script).toMatch(/wszystko się zaczyna:\s„?Z rzeczy jedne .*niezależne\.”?\s+Zależą od nas sądy/su)
})
