import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import type { SlideDraft } from '../../../drafts/slideshow-draft.ts'
import { createOutlineWriter } from '../outline-writer.ts'

async function slidesOf(html: string, title: string, language = 'en'): Promise<readonly SlideDraft[]> {
  const page = readPage({ title, html, language })
  return (await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })).slides
}

function shownBelow(slides: readonly SlideDraft[], heading: string): string {
  return JSON.stringify(
    slides.filter(({ content }) => content['slide_title'] === heading).map(({ content }) => content),
  )
}

const amber = `<p>Po sztormie na plażach pojawiają się ludzie z siatkami, którzy szukają bursztynu wśród wodorostów.</p>
  <h2>Jak powstał</h2><p>Około 40 milionów lat temu na terenie dzisiejszej Skandynawii rósł ciepły, wilgotny las. Drzewa wydzielały
  ogromne ilości żywicy, prawdopodobnie dlatego, że atakowały je owady i grzyby. Żywica zalepiała rany pnia i chroniła drzewo przed
  zakażeniem.</p><p>Droga od żywicy do bursztynu miała kilka etapów:</p><ol><li>Żywica wypływała z pnia i zastygała na korze.</li>
  <li>Rzeki zmywały ją do morza i osadzały w delcie.</li><li>Warstwy piasku i iłu odcięły dopływ tlenu.</li><li>Cząsteczki żywicy
  łączyły się w długie łańcuchy i masa twardniała.</li></ol><p>Bez tlenu żywica nie mogła się utlenić. Z tego powodu bursztyn zachował
  się w osadzie morskim, natomiast w zwykłej glebie leśnej zniszczałby w ciągu kilku tysięcy lat.</p>`

test('The steps of a list and the sentence that leads to them are said once', async () => {
  const slides = await slidesOf(amber, 'Bursztyn', 'pl')
  const said = slides
    .filter(({ slide_type }) => slide_type !== 'quiz')
    .map(({ audio_script }) => audio_script)
  const all = said.join(' ').toLowerCase()
  expect(all.split('rzeki zmywały ją do morza').length - 1).toBe(1)
  expect(all.split('miała kilka etapów').length - 1).toBe(1)
  // The other sentences of the prose stay.
  expect(all).toContain('rósł ciepły, wilgotny las')
})

const canals = `<h2>Qué es una acequia</h2><p>Una acequia es un canal abierto que conduce el agua de un río hasta los campos por su propio
  peso, sin bombas. La palabra viene del árabe y significa «la que da de beber». En la huerta hay ocho acequias principales que toman
  el agua del río, y la mayoría se construyó entre los siglos IX y XI.</p><p>El agua no entra sola en el canal. Un pequeño muro
  atravesado en el río, el azud, eleva el nivel unos dos metros y desvía una parte de la corriente hacia la acequia. El azud no retiene
  el agua como una presa: el caudal sobrante pasa por encima y sigue hacia el mar.</p><h2>El reparto del agua</h2><p>En la región llueve
  poco en verano, justo cuando las hortalizas necesitan más agua. Por eso no basta con tener canales, y hay que decidir quién riega y
  cuándo. La unidad de reparto es la fila, que no es un volumen fijo, sino una parte proporcional del caudal del río. Si el río baja a
  la mitad, cada fila lleva también la mitad y todas las acequias pierden lo mismo.</p><h2>Las faltas</h2><p>Las faltas más comunes son
  regar fuera de turno y dejar que el agua inunde el campo del vecino. Ocho labradores se reúnen cada jueves ante la puerta de la
  catedral y juzgan a los regantes sin abogados ni documentos escritos.</p>`

test('The definition that a heading asks for is shown below it, not spent on the title slide', async () => {
  const slides = await slidesOf(canals, 'Las acequias de la huerta', 'es')
  expect(slides[0]?.audio_script).not.toContain('canal abierto')
  const shown = shownBelow(slides, 'Qué es una acequia')
  expect(shown).toMatch(/canal abierto que conduce/iu)
  expect(shown).not.toContain('El azud no retiene')
})

test('A statement about the subject of the heading is shown before the background that leads to it', async () => {
  const slides = await slidesOf(canals, 'Las acequias de la huerta', 'es')
  const shown = shownBelow(slides, 'El reparto del agua')
  expect(shown).toMatch(/unidad de reparto.*la fila/iu)
  expect(shown).not.toContain('llueve poco')
})

const lichens = `<h2>What a lichen is</h2><p>A lichen is a stable association of a fungus with a green alga or a cyanobacterium, in which the
  fungus houses the other partner and lives on the sugar it makes. The fungal partner is called the mycobiont, and the photosynthetic
  partner is called the photobiont.</p><p>For a long time naturalists took lichens for simple plants. In 1867 the Swiss botanist Simon
  Schwendener announced that they were in fact two organisms living together. Most of his colleagues were outraged. Schwendener was
  right about the two partners, and today about 20,000 species of lichen are known.</p><h2>Slow growth</h2><p>Most crustose lichens grow
  less than one millimetre a year. They can only make sugar while they are damp, and on exposed rock that may be a few hours each
  morning. The slow and steady growth of a patch is useful to geologists, who measure how long a surface has been exposed.</p>`

test('A long definition that the heading asks for is shown whole, and no belief that the text refutes is', async () => {
  const shown = shownBelow(await slidesOf(lichens, 'Lichens on bare rock'), 'What a lichen is')
  expect(shown).toMatch(/stable association of a fungus with a green alga/u)
  expect(shown).not.toContain('naturalists took lichens')
})

const joint = `<h2>Heating and filling</h2><p>Heat the fitting, not the solder. The fitting is thicker than the pipe and takes longer to warm
  up. Move the flame around it so that both sides reach the same temperature. Take the flame away and touch the solder to the joint on
  the side opposite the flame. If it melts on contact, the copper is hot enough. If it does not, withdraw it and heat again. Melting the
  solder in the flame proves nothing, since the copper may still be cold.</p><p>Water thrown on a hot joint can crack the solder. When it
  is cool enough to touch, wipe it with a wet rag to remove the flux, which would otherwise turn the copper green.</p>
  <h2>How a joint leaks</h2><p>A capillary joint is a joint in which melted solder is drawn into the narrow gap between a pipe and a
  fitting. A joint leaks where the solder was kept out by grease, by a film of oxide or by water that still stood in the pipe. Overheating
  burns the flux to a black crust, and the joint has to be taken apart, cleaned and made again from the beginning.</p>`

test('The instruction that opens a part of instructions is one of its points', async () => {
  const shown = shownBelow(await slidesOf(joint, 'Making a joint'), 'Heating and filling')
  expect(shown).toContain('Heat the fitting, not the solder')
})
