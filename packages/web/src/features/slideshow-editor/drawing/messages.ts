import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages of the settings of a drawing. */
export const messages = translated('slideshow-editor/drawing', {
  drawing: 'Drawing',
  about: 'Shows data instead of a picture, in the colors of the theme.',
  draw: 'Draw data',
  kind: 'Kind',
  unit: 'Unit',
  axis: 'What the labels are',
  series: (number: number) => `Name of series ${number}`,
  addSeries: 'Add a second series',
  removeSeries: 'Remove the second series',
  label: (number: number) => `Label of row ${number}`,
  value: (number: number) => `Number of row ${number}`,
  valueOf: (number: number, series: string) => `Number of row ${number}: ${series}`,
  text: (number: number) => `Text of row ${number}`,
  items: (number: number) => `Items of row ${number}, one on each line`,
  up: (number: number) => `Move row ${number} up`,
  down: (number: number) => `Move row ${number} down`,
  remove: (number: number) => `Remove row ${number}`,
  add: 'Add row',
  notANumber: 'This is not a number. Example: 12.5',
  plainTable: 'Use a plain table',
  tableTooSmall: (most: number) => `A table has room for ${most} of these rows. Remove some rows first.`,
  picture: 'Use a picture instead',
})
