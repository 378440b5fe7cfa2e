import type { Drawing } from '@lectern/domain/drawings/drawing.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'

type Sample = Pick<Slide, 'slide_type' | 'content' | 'drawing'>

function sample(slide_title: string, drawing: Partial<Drawing> & Pick<Drawing, 'kind' | 'rows'>): Sample {
  return {
    slide_type: 'image',
    content: { slide_title },
    drawing: { unit: '', axis: '', series: [], ...drawing },
  }
}

function values(rows: readonly (readonly [string, ...number[]])[]): Drawing['rows'] {
  return rows.map(([label, ...numbers]) => ({ label, text: '', values: numbers }))
}

function texts(rows: readonly (readonly [string, string])[]): Drawing['rows'] {
  return rows.map(([label, text]) => ({ label, text, values: [] }))
}

/** A slide of each kind of drawing, some with little and some with much. */
export const drawingSamples: readonly Sample[] = [
  sample('Tidal range of five harbours', {
    kind: 'bars',
    unit: 'm',
    rows: values([
      ['Saint-Malo', 12.2],
      ['Bristol', 11.4],
      ['Cuxhaven', 3],
      ['Lisbon', 3.3],
      ['Venice', 0.9],
    ]),
  }),
  sample('How long students say they sleep on a night before an examination', {
    kind: 'bars',
    unit: '%',
    rows: values([
      ['Less than five hours, often with interruptions', 12],
      ['Five to six hours', 24.5],
      ['Six to seven hours', 31],
      ['Seven to eight hours', 22.5],
      ['More than eight hours', 10],
    ]),
  }),
  sample('Demand and supply of petrol', {
    kind: 'line',
    unit: 'million litres',
    axis: 'Price (€)',
    series: ['Quantity demanded', 'Quantity supplied'],
    rows: values([
      ['1.00', 800, 500],
      ['1.20', 700, 550],
      ['1.40', 600, 600],
      ['1.60', 550, 640],
      ['1.80', 500, 680],
      ['2.00', 460, 700],
      ['2.20', 420, 720],
    ]),
  }),
  sample('Visitors of the harbour museum', {
    kind: 'line',
    rows: values([
      ['2019', 41200],
      ['2020', 9800],
      ['2021', 17600],
      ['2022', 38900],
      ['2023', 44100],
    ]),
  }),
  sample('Men and women in five trades', {
    kind: 'bars',
    series: ['Women', 'Men'],
    unit: 'thousand',
    rows: values([
      ['Nursing', 310, 64],
      ['Teaching', 280, 150],
      ['Building', 22, 410],
      ['Farming', 90, 120],
    ]),
  }),
  sample('Ten years of printing', {
    kind: 'timeline',
    rows: texts([
      ['1440', 'Gutenberg begins his experiments in Strasbourg.'],
      ['1450', 'A press works in Mainz.'],
      ['1455', 'The first Bible is printed.'],
      ['1465', 'Printers settle in Italy.'],
    ]),
  }),
  sample('The road to the Moon', {
    kind: 'timeline',
    rows: texts([
      ['4 October 1957', 'Sputnik circles the Earth.'],
      ['12 April 1961', 'Yuri Gagarin is the first human in space.'],
      ['25 May 1961', 'Kennedy names the Moon as the goal.'],
      ['June 1963', 'Valentina Tereshkova flies for three days.'],
      ['1965', 'Alexei Leonov leaves his spacecraft.'],
      ['24 December 1968', 'Apollo 8 circles the Moon.'],
      ['20 July 1969', 'Armstrong and Aldrin land in the Sea of Tranquillity.'],
    ]),
  }),
  sample('Solve an equation', {
    kind: 'process',
    rows: texts([
      ['Read the problem.', ''],
      ['Name what you are looking for.', ''],
      ['Translate it into an equation.', ''],
      ['Solve and check.', ''],
    ]),
  }),
  sample('Find the image by a lens', {
    kind: 'process',
    rows: texts([
      ['Draw the axis and the lens.', ''],
      ['Mark both focal points at the same distance.', ''],
      ['Draw the object as an arrow.', ''],
      ['Draw the ray through the middle of the lens.', ''],
      ['Draw the ray parallel to the axis; it leaves through the focal point.', ''],
      ['The image stands where both rays meet.', ''],
    ]),
  }),
  sample('Vertebrates', {
    kind: 'tree',
    rows: texts([
      ['Fish', 'Sharks and rays\nRay-finned fish'],
      ['Amphibians', 'Frogs\nSalamanders'],
      ['Reptiles', 'Turtles\nSnakes\nCrocodiles'],
      ['Mammals', 'Marsupials\nPlacentals\nMonotremes'],
    ]),
  }),
  sample('DNA and RNA', {
    kind: 'circles',
    rows: texts([
      ['DNA', 'Two strands\nThymine\nDeoxyribose'],
      ['RNA', 'One strand\nUracil\nRibose'],
      ['Both', 'Chains of nucleotides\nAdenine, guanine, cytosine'],
    ]),
  }),
  sample('Water on Earth', {
    kind: 'number',
    rows: texts([['71 %', 'of the surface of the Earth is covered by oceans.']]),
  }),
]

/** The same in Arabic, from right to left. */
export const drawingSamplesRightToLeft: readonly Sample[] = [
  sample('مدى المد في خمسة موانئ', {
    kind: 'bars',
    unit: 'م',
    rows: values([
      ['سان مالو', 12.2],
      ['بريستول', 11.4],
      ['لشبونة', 3.3],
      ['البندقية', 0.9],
    ]),
  }),
  sample('نسب المشاركين', {
    kind: 'line',
    unit: '%',
    rows: values([
      ['2019', 41],
      ['2020', 12],
      ['2021', 24],
      ['2022', 38],
    ]),
  }),
  sample('الطريق إلى القمر', {
    kind: 'timeline',
    rows: texts([
      ['1957', 'يدور سبوتنيك حول الأرض.'],
      ['1961', 'غاغارين أول إنسان في الفضاء.'],
      ['1969', 'هبوط أبولو 11 على القمر.'],
    ]),
  }),
  sample('حل مسألة', {
    kind: 'process',
    rows: texts([
      ['اقرأ المسألة.', ''],
      ['حدد المطلوب.', ''],
      ['اكتب المعادلة.', ''],
      ['حل وتحقق.', ''],
    ]),
  }),
  sample('الفقاريات', {
    kind: 'tree',
    rows: texts([
      ['الأسماك', 'القروش\nالأسماك العظمية'],
      ['الزواحف', 'السلاحف\nالأفاعي'],
    ]),
  }),
  sample('الحمض النووي', {
    kind: 'circles',
    rows: texts([
      ['DNA', 'سلسلتان\nثايمين'],
      ['RNA', 'سلسلة واحدة\nيوراسيل'],
      ['', 'سلاسل من النيوكليوتيدات'],
    ]),
  }),
  sample('الماء على الأرض', {
    kind: 'number',
    rows: texts([['71 %', 'من سطح الأرض تغطيه المحيطات.']]),
  }),
]
