import { numberOf } from '../../numbers.ts'
import type { PlayerMessages } from '../language-messages.ts'

const slideOf = (slide: number, slides: number): string => `${numberOf(slides)} में से स्लाइड ${numberOf(slide)}`

/** Messages of the player of slideshows. */
export const player: PlayerMessages = {
  'slides/player/controls': {
    close: 'बंद करें',

    play: 'चलाएं',
    pause: 'रोकें',
    previous: 'पिछली',
    next: 'अगली',
    replay: 'फिर से चलाएं',

    progress: 'प्रगति',
    place: (time: string, end: string, slide: number, slides: number) =>
      `${end} में से ${time}, ${slideOf(slide, slides)}`,
    slide: slideOf,
    times: (time: string, end: string) => `${time} / ${end}`,

    mute: 'म्यूट करें',
    unmute: 'अनम्यूट करें',
    volume: 'वॉल्यूम',
    percent: (percent: number) => `${percent}%`,
    percentMuted: (percent: number) => `${percent}%, म्यूट`,

    autoOn: 'ऑटो-प्ले: चालू (स्लाइडें अपने-आप बदलती हैं)',
    autoOff: 'ऑटो-प्ले: बंद (स्लाइडें खुद बदलें)',
    speed: 'रफ़्तार',
    speedOf: (speed: number) => `${numberOf(speed)}×`,
    captions: 'कैप्शन',
    transcript: 'ट्रांसक्रिप्ट',
    keys: 'कीबोर्ड शॉर्टकट',
    fullscreen: 'फ़ुल स्क्रीन',
    exit: 'फ़ुल स्क्रीन बंद करें',
  },
  'slides/player/keys': {
    title: 'कीबोर्ड शॉर्टकट',
    close: 'बंद करें',
    actions: {
      play: 'चलाएं या रोकें',
      next: 'अगली स्लाइड',
      previous: 'पिछली स्लाइड',
      back: '5 सेकंड पीछे',
      on: '5 सेकंड आगे',
      first: 'पहली स्लाइड',
      last: 'आखिरी स्लाइड',
      tenth: 'स्लाइडशो के उतने दसवें हिस्से पर जाएं',
      replay: 'स्लाइड फिर से चलाएं',
      auto: 'ऑटो-प्ले चालू या बंद करें',
      louder: 'आवाज़ बढ़ाएं',
      softer: 'आवाज़ घटाएं',
      mute: 'म्यूट या अनम्यूट करें',
      slower: 'रफ़्तार घटाएं',
      faster: 'रफ़्तार बढ़ाएं',
      captions: 'कैप्शन चालू या बंद करें',
      transcript: 'ट्रांसक्रिप्ट दिखाएं या छिपाएं',
      fullscreen: 'फ़ुल स्क्रीन',
      list: 'यह सूची',
    },

    space: 'स्पेस',
    home: 'Home',
    end: 'End',
  },
  'slides/player/transcript': {
    transcript: 'ट्रांसक्रिप्ट',
    close: 'ट्रांसक्रिप्ट बंद करें',
    silent: 'इस स्लाइडशो में कुछ नहीं बोला जाता।',
    slide: (slide: number) => `स्लाइड ${numberOf(slide)}`,
    ownRecording: 'अपनी रिकॉर्डिंग',
  },
  'slides/player': {
    player: 'स्लाइडशो प्लेयर',
    empty: 'कोई स्लाइड नहीं है।',
    part: slideOf,
    waiting: (slide: number, slides: number) => `आपका इंतज़ार है, ${slideOf(slide, slides)}`,
    startOver: 'शुरू से चलाएं',
    upcoming: 'आगे क्या है',
  },
  'slides/stage': {
    unknownType: 'अनजान स्लाइड टाइप',
    notSupported: (type: string) => `स्लाइड टाइप “${type}” काम नहीं करता।`,
    unknownTypeInEditor: (type: string) => `अनजान स्लाइड टाइप: ${type}`,
  },
  'slides/views': {
    feature: 'विशेषता',
    noPicture: 'इस स्लाइड के लिए कोई तस्वीर नहीं चुनी गई है।',
    brokenPicture: 'यह तस्वीर नहीं दिखाई जा सकती।',
    generatedPicture: 'AI से बनाई गई',
    emptyDrawing: 'इस रेखाचित्र में अभी कोई आँकड़े नहीं हैं।',
  },
}
