import { describe, expect, test } from 'vitest'
import { lexiconOf } from '../lexicon.ts'
import { refersBack } from '../refers-back.ts'

describe('A word that means something in its own sentence points at no other', () => {
  test.each([
    ['en', 'Plants such as ferns need shade.'],
    ['en', 'Such fuels as coal and peat burn slowly.'],
    ['en', 'Those who smoke live shorter lives.'],
    ['en', 'The leaves of ferns are larger than those of mosses.'],
    ['en', 'Iron and copper both conduct heat.'],
    ['en', 'The Olmec built aqueducts to carry water into their cities.'],
    ['en', 'Each cell controls its volume.'],
    ['en', 'In 1415, Portugal lost its last harbour.'],
    ['en', 'Fibres hold a cell in shape and also join neighbours.'],
    ['en', 'Rain fills a reservoir above the town, and the town drinks from this reservoir.'],
    ['de', 'Solche Zellen, die Licht aufnehmen, heißen Stäbchen.'],
    ['fr', 'Le sel est ce que l’on trouve dans la mer.'],
    ['es', 'Plantas tales como los helechos necesitan sombra.'],
    ['es', 'La rapidez es la distancia dividida por el tiempo que se tarda en recorrer esa distancia.'],
    ['es', 'El reloj mide no solo las horas, sino también los días.'],
    ['pt', 'Plantas tais como as samambaias precisam de sombra.'],
    ['it', 'La luce è ciò che nutre le piante.'],
    ['nl', 'De plant die schaduw nodig heeft, groeit langzaam.'],
    ['nl', 'Artsen weten dat roken schaadt.'],
    ['pl', 'Rośliny takie jak paprocie potrzebują cienia.'],
    ['pl', 'Ci, którzy palą, żyją krócej.'],
    ['pl', 'Poznasz decyzje osobiste, a także państwowe.'],
    ['cs', 'To, co plave, je lehké.'],
    ['sk', 'Rastliny, také ako paprade, potrebujú tieň.'],
    ['ru', 'Растения, такие как папоротники, любят тень.'],
    ['ru', 'Те, кто курит, живут меньше.'],
    ['uk', 'Те, що плаває, легше за воду.'],
    ['sv', 'Det som flyter är lätt.'],
    ['da', 'De, der ryger, lever kortere.'],
    ['no', 'De som røyker, lever kortere.'],
    ['el', 'Το φως είναι αυτό που τρέφει τα φυτά.'],
    ['hu', 'Azok, akik dohányoznak, rövidebb ideig élnek.'],
    ['fi', 'Ne, jotka tupakoivat, elävät lyhyemmin.'],
    ['hi', 'ऐसे पौधे जैसे फ़र्न छाया चाहते हैं।'],
    ['ar', 'ترتفع المعدلات بين أولئك الذين يدخنون.'],
    ['vi', 'Quang hợp là quá trình trong đó cây tạo ra đường.'],
    ['id', 'Mereka yang merokok hidup lebih singkat.'],
    ['zh', '其他植物需要阳光。'],
    ['zh', '像蕨类这样的植物需要阴凉。'],
    ['zh', '细胞及其细胞核都含有水。'],
    ['ja', 'それぞれの細胞は核を持つ。'],
    ['ja', '植物とその葉は光を必要とする。'],
    ['ko', '철과 그 합금은 열을 전도한다.'],
    ['th', 'พืชเท่านั้นที่สังเคราะห์แสงได้'],
  ])('(%s) %s', (language, text) => {
    const lexicon = lexiconOf(language)
    expect({ isDependent: lexicon.isDependent(text), refersBack: refersBack(text, lexicon) }).toEqual({
      isDependent: false,
      refersBack: false,
    })
  })
})

describe('The same word points at the sentence before if its own sentence does not say what it means', () => {
  test.each([
    ['en', 'Such plants need shade.'],
    ['en', 'Those of mosses are small.'],
    ['en', 'Corn formed the basis of their diet.'],
    ['en', 'Most recognizable are their giant heads.'],
    ['en', 'On one end of its structure is a site for an acid.'],
    ['en', 'The town drinks from this reservoir.'],
    ['en', 'The crust also holds water.'],
    ['en', 'Farmers grow such plants as well.'],
    ['de', 'Solche Zellen heißen Stäbchen.'],
    ['nl', 'In die tijd groeiden planten langzaam.'],
    ['nl', 'Die planten groeien langzaam.'],
    ['pl', 'Takie rośliny potrzebują cienia.'],
    ['ru', 'Такие растения любят тень.'],
    ['sv', 'Sådana växter behöver skugga.'],
    ['zh', '这样的植物需要阴凉。'],
    ['ja', 'その葉は光を必要とする。'],
    ['ko', '그 합금은 열을 전도한다.'],
  ])('(%s) %s', (language, text) => {
    const lexicon = lexiconOf(language)
    expect(lexicon.isDependent(text) || refersBack(text, lexicon)).toBe(true)
  })
})
