import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages of the sharing panel about the version that learners see. */
export const messages = translated('sharing/published panel', {
  noLearnerSees: 'No learner sees this yet.',
  completeToShow: 'Press Complete to show it to learners.',
  completeToUpdate: 'Press Complete to let them see the changes too.',
  upToDate: 'Learners see what you see.',

  // Parts without audio.
  silentSlides: (numbers: string, count: number) =>
    plural(count, {
      one: `Slide ${numbers} is silent. Learners read its captions.`,
      other: `Slides ${numbers} are silent. Learners read their captions.`,
    }),
  silentParts: {
    slideshow: (count: number) =>
      plural(count, {
        one: '# slide is silent. Learners read its captions.',
        other: '# slides are silent. Learners read their captions.',
      }),
    podcast: (count: number) =>
      plural(count, {
        one: '# line is silent. Learners read it in the transcript.',
        other: '# lines are silent. Learners read them in the transcript.',
      }),
  },
  willBeSilent: {
    slideshow: (count: number) =>
      plural(count, {
        one: '# slide has no audio. After Complete, learners read its captions.',
        other: '# slides have no audio. After Complete, learners read their captions.',
      }),
    podcast: (count: number) =>
      plural(count, {
        one: '# line has no audio. After Complete, learners read it in the transcript.',
        other: '# lines have no audio. After Complete, learners read them in the transcript.',
      }),
  },

  // Pictures by the addresses of other sites. `numbers` lists the slides.
  foreignPictures: (numbers: string, count: number) =>
    plural(count, {
      one: `Slide ${numbers} shows a picture from another site. Learners do not see it. Copy it into Lectern, or upload another.`,
      other: `Slides ${numbers} show pictures from other sites. Learners do not see them. Copy them into Lectern, or upload others.`,
    }),
  manyForeignPictures: (count: number) =>
    plural(count, {
      one: '# slide shows a picture from another site. Learners do not see it. Copy it into Lectern, or upload another.',
      other:
        '# slides show pictures from other sites. Learners do not see them. Copy them into Lectern, or upload others.',
    }),

  copyPictures: 'Copy into Lectern',
  copyingPictures: 'Copying …',
  picturesCopied: 'Learners see the copies after Complete.',
  picturesNotCopied: 'Failed to copy the pictures.',

  // Files that cannot be read. `numbers` lists the slides or segments.
  missingPictures: (numbers: string, count: number) =>
    plural(count, {
      one: `The picture of slide ${numbers} cannot be read. Learners see the slide without it: choose the picture again, then press Complete.`,
      other: `The pictures of slides ${numbers} cannot be read. Learners see the slides without them: choose the pictures again, then press Complete.`,
    }),
  missingAudio: {
    slideshow: (numbers: string, count: number) =>
      plural(count, {
        one: `Audio of slide ${numbers} cannot be read. Learners read its captions: generate the audio again.`,
        other: `Audio of slides ${numbers} cannot be read. Learners read their captions: generate the audio again.`,
      }),
    podcast: (numbers: string, count: number) =>
      plural(count, {
        one: `Audio of segment ${numbers} cannot be read. Learners read the transcript: generate the audio again.`,
        other: `Audio of segments ${numbers} cannot be read. Learners read the transcript: generate the audio again.`,
      }),
  },

  // Actions on the published version.
  showWhatLearnersSee: 'Show what learners see',
  seeChanges: (changes: number) => plural(changes, { one: 'See the change', other: 'See the # changes' }),
  whatLearnersSee: 'What learners see',
  loading: 'Loading...',
  notLoaded: 'Failed to load what learners see. Please try again.',
  changesSince: (time: string) => `Changes since the version of ${time}`,
  changed: 'Changed',
  added: 'New',
  removed: 'Removed',
  moved: 'Moved',
  sameWords: 'The words are the same. It looks or moves differently.',
  movedOnly: 'It has another place. Nothing else has changed.',
  noChanges: 'There are no changes.',
  stopShowing: 'Stop showing it to learners',
  whatStoppingDoes:
    'Learners see nothing at the link until you press Complete again. The link, its settings and your work stay.',
  stopped: 'Learners no longer see this.',
  notStopped: 'Failed to stop showing it. Please try again.',
})
