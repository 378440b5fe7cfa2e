/**
 * The detail beside the label of a row, by kind of drawing: one or two numbers, a text, several short texts, or
 * nothing. A separate file, so that the player does not load the labels of the editor.
 */
export const drawingDetails = {
  bars: 'values',
  line: 'values',
  timeline: 'text',
  process: 'none',
  tree: 'items',
  circles: 'items',
  number: 'text',
} as const
