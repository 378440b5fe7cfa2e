import type { Format } from '@lectern/domain/courses/formats.ts'
import { goodAnswers, type LessonAnswers, type SegmentAnswer, type SlideAnswer } from './good-answers.ts'
import { orderedWords } from './lesson-page.ts'

/** An answer with one fault, which the model repeats when it is asked again. */
export interface PlantedFault {
  /** The fault in words: 'another year in a script'. */
  readonly fault: string
  readonly format: Format
  readonly answers: LessonAnswers
  /** Words of the sentence by which the model is asked to fix it. */
  readonly asked: string
  /**
   * `reported`: the author sees a remark. `refused`: there is no document. `used`: nothing is false, so the answer is used as it is
   * after the model was asked again.
   */
  readonly ends: 'reported' | 'refused' | 'used'
}

const base = goodAnswers

function withSlide(at: number, change: (slide: SlideAnswer) => Partial<SlideAnswer>): LessonAnswers {
  return {
    ...base,
    slides: base.slides.map((one, place) => (place === at ? { ...one, ...change(one) } : one)),
  }
}

const saying = (at: number, audio_script: string): LessonAnswers => withSlide(at, () => ({ audio_script }))
const showing = (at: number, fields: Readonly<Record<string, unknown>>): LessonAnswers =>
  withSlide(at, ({ content }) => ({ content: { ...content, ...fields } }))

function withSegment(at: number, change: (segment: SegmentAnswer) => Partial<SegmentAnswer>): LessonAnswers {
  return {
    ...base,
    segments: base.segments.map((one, place) => (place === at ? { ...one, ...change(one) } : one)),
  }
}

const line = (segment: number, at: number, content: string): LessonAnswers =>
  withSegment(segment, ({ dialogue }) => ({
    dialogue: dialogue.map((one, place) => (place === at ? { ...one, content } : one)),
  }))

const slideshow = (
  fault: string,
  answers: LessonAnswers,
  asked: string,
  ends: PlantedFault['ends'] = 'reported',
): PlantedFault => ({ fault, format: 'slideshow', answers, asked, ends })
const podcast = (
  fault: string,
  answers: LessonAnswers,
  asked: string,
  ends: PlantedFault['ends'] = 'reported',
): PlantedFault => ({ fault, format: 'podcast', answers, asked, ends })

const german =
  'Der Tambora ist ein Vulkan auf der Insel Sumbawa. Er brach im April 1815 aus und warf etwa 150 Kubikkilometer Gestein in die Luft. Menschen auf Sumatra hörten die Explosion. Danach war der Berg um ein Drittel niedriger, und der Sommer des Jahres 1816 war in ganz Europa kälter als üblich. Schwefel aus dem Ausbruch stieg hoch in die Luft und hielt das Licht der Sonne drei Jahre lang ab.'
const echo =
  'Everything that you teach is on the page: its facts, terms, numbers, names and examples. You add none of your own.'
const echoOfPrompt = 'The opening says what the learner will be able to do and why it matters by the page.'
const first = 'Mount Tambora threw about 150 cubic kilometres of rock into the air.'

/** Faults of bad models: each changes the good answers in one place. */
export const plantedFaults: readonly PlantedFault[] = [
  slideshow('an invented number in a script', saying(1, first.replace('150', '250')), '“250”'),
  slideshow(
    'an invented number on a slide',
    showing(3, {
      bullet_points: [
        'Sulfuric acid: reflects sunlight',
        'Ash: gone within weeks',
        'Europe in 1816: 7 °C colder',
      ],
    }),
    'Europe in 1816: 7 °C colder',
  ),
  slideshow('another year', saying(0, 'Welcome! In April 1795 Mount Tambora erupted.'), '1795'),
  slideshow(
    'another month',
    saying(0, 'Welcome! Mount Tambora erupted in August 1815.'),
    'Mount Tambora erupted in August 1815',
  ),
  slideshow(
    'another unit',
    saying(1, 'Mount Tambora threw about 150 cubic metres of rock into the air.'),
    '150 cubic metres',
  ),
  slideshow(
    'an invented name',
    saying(1, `${first} The geologist Thorvald Nygaard saw the crater of the mountain.`),
    'Thorvald Nygaard',
  ),
  slideshow(
    'an exchanged name',
    saying(1, 'People on Madagascar heard the explosion, 2,600 kilometres away.'),
    'Madagascar',
  ),
  slideshow(
    'an inserted negation',
    saying(3, 'The droplets do not reflect sunlight, so less warmth reaches the ground.'),
    'The droplets do not reflect sunlight',
  ),
  slideshow(
    'a dropped negation',
    saying(3, 'The ash did cause the long cooling, because it fell to the ground within weeks.'),
    'The ash did cause the long cooling',
  ),
  slideshow(
    'a reversed cause',
    saying(3, 'The price of bread doubled in Switzerland, so harvests failed.'),
    'so harvests failed',
  ),
  slideshow(
    'a reversed order of events',
    saying(1, 'The harbour of Bima was closed after the ash fell.'),
    'after the ash fell',
  ),
  slideshow(
    'an opposite',
    saying(2, 'Magma rises because it is more dense than the rock around it.'),
    'more dense than the rock',
  ),
  slideshow(
    'an exchanged term',
    showing(2, { item_1_feature_1: 'Above the CO2 layer' }),
    'Above the CO2 layer',
  ),
  slideshow(
    'an invented sentence',
    saying(1, `${first} Tourists usually visit wooden temples near elephants during weekends.`),
    'Tourists usually visit wooden temples',
  ),
  slideshow('a wrong key of a quiz', showing(4, { correct_answer: 'A' }), '`correct_answer`'),
  slideshow(
    'wrong feedback of a quiz',
    showing(4, { correct_feedback: 'Correct! The droplets of sulfuric acid do not reflect sunlight.' }),
    'do not reflect sunlight',
  ),
  slideshow(
    'a quiz whose key is no option',
    showing(4, { option_d: '', correct_answer: 'D' }),
    'option_d',
    'refused',
  ),
  slideshow(
    'a quote that is not on the page',
    withSlide(1, ({ quotes }) => ({
      quotes: [...quotes, { block: 'b2', text: 'tourists love the mountain' }],
    })),
    'tourists love the mountain',
    'used',
  ),
  slideshow(
    'claims in own words without a quote',
    withSlide(1, () => ({
      audio_script:
        'When the mountain blew up, rock flew into the air, and people far away on Sumatra heard the noise of it.',
      quotes: [],
    })),
    'has no quote',
    'used',
  ),
  slideshow('a foreign name in the title', { ...base, title: 'The cold summer of Napoleon' }, 'Napoleon'),
  slideshow('a foreign number in the title', { ...base, title: 'The cold summer of 1783' }, '1783'),
  slideshow('its instructions', saying(1, echo), 'repeats its instructions', 'refused'),
  slideshow('the words of its task', saying(1, echoOfPrompt), 'repeats its instructions', 'refused'),
  slideshow('another language', saying(1, german), 'It is written in German', 'refused'),
  slideshow(
    'words that the page orders',
    withSlide(1, ({ sources }) => ({
      audio_script: `${first} ${orderedWords}`,
      sources: [...sources, 'b9'],
    })),
    orderedWords,
  ),
  slideshow(
    'a block that does not exist',
    withSlide(1, () => ({ sources: ['b99'] })),
    'is no id of a block',
    'refused',
  ),
  podcast(
    'an invented number in a line',
    line(0, 2, 'The summer of 1816 was 9 °C colder than usual in Europe.'),
    '“9',
  ),
  podcast(
    'an invented name in a line',
    line(1, 3, 'Professor Thorvald Nygaard found that magma rises because it is less dense than rock.'),
    'Thorvald Nygaard',
  ),
  podcast(
    'a negation in a line',
    line(2, 4, 'Harvests did not fail, so the price of bread doubled in Switzerland.'),
    'Harvests did not fail',
  ),
  podcast(
    'a reversed cause in a line',
    line(2, 4, 'The price of bread doubled in Switzerland, so harvests failed.'),
    'so harvests failed',
  ),
  podcast(
    'a reversed comparison in a line',
    line(1, 3, 'Thin lava holds its bubbles longer than sticky lava.'),
    'longer than sticky lava',
  ),
  podcast(
    'another year in a question',
    line(0, 1, 'Hello! How cold was the summer of 1783 in Europe?'),
    '1783',
  ),
  podcast(
    'an invented sentence in a line',
    line(2, 4, 'Tourists usually visit wooden temples near elephants during weekends.'),
    'Tourists usually visit wooden temples',
  ),
  podcast(
    'a false key point',
    withSegment(2, () => ({ key_points: ['Droplets of sulfuric acid absorb 500 rays.'] })),
    'absorb 500 rays',
  ),
  podcast(
    'a foreign name in the title of a segment',
    withSegment(1, () => ({ segment_title: 'What Napoleon said about magma and lava' })),
    'Napoleon',
  ),
  podcast(
    'claims in own words without a quote in lines',
    withSegment(1, ({ dialogue }) => ({
      dialogue: dialogue.map((one, at) => ({
        ...one,
        ...(at === 3 && {
          content:
            'Magma weighs less than the rock around it, and bubbles of gas grow and burst close to the surface.',
        }),
        quotes: [],
      })),
    })),
    'has no quote',
    'used',
  ),
  podcast(
    'a foreign name in the title of a podcast',
    { ...base, title: 'The cold summer of Napoleon' },
    'Napoleon',
  ),
  podcast(
    'a foreign name in an objective',
    { ...base, objectives: ['Explain why Napoleon lost the war', 'Tell magma from lava'] },
    'Napoleon',
  ),
  podcast(
    'a foreign number in an objective',
    { ...base, objectives: ['Explain the 14 steps of an eruption', 'Tell magma from lava'] },
    '14',
  ),
  podcast('its instructions in a line', line(1, 3, echo), 'repeats its instructions', 'refused'),
  podcast(
    'another language in lines',
    line(1, 1, `${german} ${german}`),
    'It is written in German',
    'refused',
  ),
  podcast('words that the page orders in a line', line(2, 4, orderedWords), orderedWords),
]
