import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the information about a podcast. */
export const messages = translated('podcast-editor/information', {
  information: 'Podcast Information',
  informationSummary: (audience: string, objectives: number) =>
    `${audience}, ${plural(objectives, { one: '# objective', other: '# objectives' })}`,
  noAudience: 'No audience yet',
  title: 'Title',
  audience: 'Target Audience',
  objectives: 'Learning Objectives',
  objectiveRows: {
    row: (number: number) => `Objective ${number}`,
    remove: (number: number) => `Remove objective ${number}`,
    add: 'Add objective',
  },
  music: 'Music',
  noMusic: 'Off',
  musicNote: 'Leads in for 5 seconds, stays quiet under the first words, and comes back at the end.',
  listenTo: (music: string) => `Listen to ${music}`,
  stopListeningTo: (music: string) => `Stop ${music}`,
  musicFailed: 'The music could not be played. Please try again.',
  openingSound: 'Opening Sound',
  closingSound: 'Closing Sound',
  listenToOpening: 'Listen to the opening sound',
  listenToClosing: 'Listen to the closing sound',
  noSound: 'None',
})
