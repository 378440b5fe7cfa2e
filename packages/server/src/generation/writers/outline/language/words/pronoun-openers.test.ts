import { describe, expect, test } from 'vitest'
import { lexiconOf } from '../lexicon.ts'

describe('A sentence', () => {
  test.each([
    ['en', 'In the other, the cyclist sues for money.'],
    ['en', 'With it, farmers could drain their fields.'],
    ['en', 'Two years later, a jury found him liable.'],
    ['es', 'Gracias a él, el vapor pudo mover telares.'],
    ['es', 'Con ella, la máquina gastaba menos carbón.'],
    ['es', 'Unos destacan el carbón barato y los salarios altos.'],
    ['es', 'Dos años después, la ciudad tenía tranvías.'],
    ['fr', 'Grâce à elle, les mines restaient sèches.'],
    ['de', 'Mit ihm sank der Verbrauch.'],
    ['de', 'Zwei Jahre später brannte die Stadt.'],
    ['pl', 'Dzięki niej kopalnie były suche.'],
    ['pl', 'Dwa lata później miasto spłonęło.'],
    ['pt', 'Com ela, as minas ficavam secas.'],
    ['fr', 'Dans le pain, elle produit du dioxyde de carbone.'],
    ['es', 'En el siglo pasado, ella dirigió la fábrica.'],
    ['pt', 'Depois do primeiro mês, ela deve mil reais.'],
    ['de', 'Im Brot erzeugt sie Kohlendioxid.'],
    ['it', 'Nel pane, essa produce anidride carbonica.'],
    ['ru', 'В хлебе она образует углекислый газ.'],
    ['uk', 'У хлібі вони утворюють вуглекислий газ.'],
    ['ru', 'Благодаря им рыба не погибает от недостатка кислорода.'],
    ['uk', 'Завдяки їм риба не гине від нестачі кисню.'],
    ['cs', 'Díky němu stroj spotřeboval méně uhlí.'],
    ['it', 'Grazie a lui la macchina consumava meno.'],
    ['es', 'Frente a él se encontraba la burguesía.'],
    ['es', 'Se les conoce como luditas.'],
    ['de', 'Dank ihm verbrauchte die Maschine weniger.'],
    ['de', 'Das Meer dazwischen, das Tethys heißt, wurde immer schmaler.'],
    ['nl', 'De zee daartussen werd smaller.'],
    ['en', 'A spare one lies in the box.'],
    ['en', 'Over the next ten years they bought smaller cars.'],
    ['en', 'Each one knows its neighbour.'],
  ])('that starts with a pronoun or a later time depends on another (%s): %s', (language, text) => {
    expect(lexiconOf(language).isDependent(text)).toBe(true)
  })

  test.each([
    ['en', 'A one-way street saves room.'],
    ['en', 'The number one cause of fires is heat.'],
    ['en', 'In the north, farmers grow barley.'],
    ['en', 'Two years of war ruined the towns.'],
    ['en', 'For most crimes, the state brings the case.'],
    ['es', 'Con la máquina de vapor, las minas eran secas.'],
    ['es', 'Unos 300 obreros vivían en la ciudad.'],
    ['fr', 'Avec la vapeur, les mines restaient sèches.'],
    ['de', 'Mit Dampf sank der Verbrauch.'],
    ['pl', 'Dzięki parze kopalnie były suche.'],
    ['pt', 'Com o vapor, as minas ficavam secas.'],
    ['fr', 'En hiver, il neige souvent dans les Alpes.'],
    ['fr', 'Dans le pain, la levure produit du gaz, et elle en consomme peu.'],
    ['fr', 'Après que la pâte a levé, elles la façonnent.'],
    ['es', 'En el pan, la levadura produce gas y ella misma crece.'],
    ['pt', 'No pão, a levedura produz gás.'],
    ['de', 'Im Winter regnet es oft.'],
    ['de', 'Im Brot erzeugt die Hefe Gas, und sie verbraucht Zucker.'],
    ['de', 'Bei Frost platzt ein Rohr, wenn es voll ist.'],
    ['it', 'Nel pane, il lievito produce gas.'],
    ['ru', 'В хлебе дрожжи образуют газ, и они потребляют сахар.'],
    ['ru', 'На Луне нет воздуха.'],
    ['uk', 'У хлібі дріжджі утворюють газ.'],
    ['ru', 'Благодаря трещинам рыба не погибает.'],
    ['ru', 'Для тех, кто живёт у озера, рыба важна.'],
    ['de', 'Die Freude darüber, dass es regnet, ist groß.'],
    ['it', 'Per natura i metalli conducono il calore.'],
    ['es', 'Se levantan muros de piedra en los campos.'],
  ])('that names what it is about stands alone (%s): %s', (language, text) => {
    expect(lexiconOf(language).isDependent(text)).toBe(false)
  })
})
