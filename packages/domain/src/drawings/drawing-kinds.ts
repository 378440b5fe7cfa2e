import { drawingDetails } from './drawing-details.ts'
import { withLabels } from '../messages/with-labels.ts'

interface DrawingKindDefinition {
  readonly id: string
  /** Name in the editor. */
  readonly label: string
  readonly detail: (typeof drawingDetails)[keyof typeof drawingDetails]
  /** How many rows it can show. */
  readonly rows: { readonly least: number; readonly most: number }
  /** Maximum number of characters of a label and of a text. More do not fit at a readable size. */
  readonly characters: { readonly label: number; readonly text: number }
}

/** The kinds of drawings, in the order of the menu. The file of the same name in the web app draws each of them. */
export const drawingKinds = /* @__PURE__ */ withLabels('drawing kinds', [
  {
    id: 'bars',
    label: 'Bar chart',
    detail: drawingDetails.bars,
    rows: { least: 2, most: 12 },
    characters: { label: 40, text: 0 },
  },
  {
    id: 'line',
    label: 'Line chart',
    detail: drawingDetails.line,
    rows: { least: 3, most: 12 },
    characters: { label: 16, text: 0 },
  },
  {
    id: 'timeline',
    label: 'Timeline',
    detail: drawingDetails.timeline,
    rows: { least: 2, most: 8 },
    characters: { label: 18, text: 120 },
  },
  {
    id: 'process',
    label: 'Steps',
    detail: drawingDetails.process,
    rows: { least: 2, most: 8 },
    characters: { label: 120, text: 0 },
  },
  {
    id: 'tree',
    label: 'Classification',
    detail: drawingDetails.tree,
    rows: { least: 2, most: 5 },
    characters: { label: 32, text: 160 },
  },
  {
    id: 'circles',
    label: 'Two circles',
    detail: drawingDetails.circles,
    rows: { least: 2, most: 3 },
    characters: { label: 32, text: 160 },
  },
  {
    id: 'number',
    label: 'One large number',
    detail: drawingDetails.number,
    rows: { least: 1, most: 1 },
    characters: { label: 12, text: 160 },
  },
] as const satisfies readonly DrawingKindDefinition[])

export type DrawingKindId = (typeof drawingKinds)[number]['id']
export type DrawingKind = DrawingKindDefinition & { readonly id: DrawingKindId }

export function drawingKindOf(id: DrawingKindId): DrawingKind {
  const found = drawingKinds.find((kind) => kind.id === id)
  if (!found) throw new Error(`There is no drawing of the kind ${id}.`)
  return found
}
