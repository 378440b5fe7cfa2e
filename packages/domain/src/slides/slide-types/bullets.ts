import { splitTerm } from '../text/split-term.ts'
import { line, list, slideType } from '../slide-type.ts'

/** Words in titles and at the start of points that show a sequence of points. */
const orderInTitle =
  /(?<!\p{L})(?:steps?|stages?|in (?:this )?order|how to|procedure|sequence|Schritte?|Reihenfolge|Ablauf|étapes?|pasos?|passaggi|passi|passos|etapas?|stappen)(?!\p{L})|шаг|步骤|手順|단계|خطوات/iu
/** A title that names one step by its number, such as 'Step 2: Mix': its points are not the steps. */
const oneStep =
  /(?<!\p{L})(?:step|stage|Schritt|étape|paso|passo|etapa)\s+(?:\d|one|two|three|four|five)|шаг\s*\d|(?:步骤|手順)\s*[\d一二三四五六七八九十]/iu
const orderInPoint =
  /^\W*(?:first(?:ly)?|step \d|zuerst|erstens|d’abord|d'abord|premièrement|primero|primeiro|prima|eerst)\b|^\W*(?:首先|まず|먼저|أولا)/iu

export const bullets = slideType({
  id: 'bullets',
  label: 'Bullets',
  about: 'Three to six parallel points.',
  isProse: true,
  rewrite: { instruction: 'As bullets' },
  fields: {
    slide_title: line('Slide title', 'What the points have in common, in at most ten words', {
      required: true,
    }),
    bullet_points: list('Bullet points', 'Three to six points of at most 16 words', {
      item: 'bullet',
      required: true,
    }),
  },
  layouts: {
    all: [
      { id: 'rows', label: 'Rows', about: 'Points one below the other' },
      { id: 'numbered', label: 'Numbered', about: 'Steps, or a fixed count', plainer: 'rows' },
      { id: 'terms', label: 'Terms', about: 'Each point opens with a term', plainer: 'rows' },
    ],
    choose: ({ slide_title, bullet_points }) => {
      const points = bullet_points.filter((point) => point.trim())
      if (points.length < 2) return 'rows'
      const isOrdered = orderInTitle.test(slide_title) && !oneStep.test(slide_title)
      if (isOrdered || orderInPoint.test(points[0] ?? '')) return 'numbered'
      return points.every(splitTerm) ? 'terms' : 'rows'
    },
  },
})
