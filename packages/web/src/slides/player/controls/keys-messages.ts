import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the list of shortcuts. */
export const messages = translated('slides/player/keys', {
  title: 'Keyboard shortcuts',
  close: 'Close',
  actions: {
    play: 'Play or pause',
    next: 'Next slide',
    previous: 'Previous slide',
    back: '5 seconds back',
    on: '5 seconds on',
    first: 'First slide',
    last: 'Last slide',
    tenth: 'To that tenth of the slideshow',
    replay: 'Replay the slide',
    auto: 'Auto-play on or off',
    louder: 'Louder',
    softer: 'Softer',
    mute: 'Mute or unmute',
    slower: 'Slower',
    faster: 'Faster',
    captions: 'Captions on or off',
    transcript: 'Transcript on or off',
    fullscreen: 'Fullscreen',
    list: 'This list',
  },

  // Names of keys.
  space: 'Space',
  home: 'Home',
  end: 'End',
})
