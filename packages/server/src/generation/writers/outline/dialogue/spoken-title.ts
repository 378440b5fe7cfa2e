import { countWords } from '@lectern/domain/narration/count-words.ts'
import { capitalised } from '../language/enumerate.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { clauseOf, questionOf } from '../language/heading-question.ts'
import { headsExample } from '../language/words/example-headings.ts'
import { courseParts } from '../language/words/course-parts.ts'
import { isQuestion } from '../material/sentence.ts'

/** '2.1: cadences' and '2.1 Cadences', but not '1.5 degrees' or '2.4 GHz'. */
const numbered = /^\d+(?:\.\d+)+(?:[.:)]\s+(?=\p{L})|\s+(?=\p{Lu}\p{Ll}))/u

/** 'Plate tectonics (Year 8)', 'Photosynthese (Klasse 7)': the learners for whom a page is written. */
const ofClass =
  /\s*[(（](?=[^()（）]*\p{N})[^()（）]*(?:class|klasse|grade|year|level|form|stufe|curso|eso|primaria|bachillerato|classe|ano|série|klas|kl\.|klasa|klasy|třída|razred|ročník|luokka|класс|клас|sınıf|年级|學年|年生|학년|الصف|כיתה)[^()（）]*[)）]$/iu

/** 'Lesson: the stomach' without a number names no part. */
const kindOfPage =
  /^(?:lesson|lección|leçon|lezione|lição|thema|temat lekcji|temat|tema|les|урок|тема|درس|الدرس|课题|课文)\s?[:：]\s*(?=\S)/iu

/** A title without its place in the course: 'Cadences' of 'Week 5: Cadences' and of '2.1 Cadences'. */
export function spokenTitle(title: string, { language }: Lexicon): string {
  const bare = title
    .trim()
    .replace(numbered, '')
    .replace(courseParts(language), '')
    .replace(kindOfPage, '')
    .replace(ofClass, '')
  return bare.length > 2 ? capitalised(bare) : title
}

/** 'Changing a list while looping over it': the heading itself names the thing. */
const namedWithin = /(?<=\b(?:an?|the)\s\p{L}{3,}\s.*)\b(?:it|its|them|their)\b/giu
/** 'Ce que l’on amortit', 'Lo que cambia': the start of a clause that points at nothing before it. */
const freeRelative =
  /^(?:ce (?:que|qui|dont)|ce qu[’']|(?:ceux|celles|celui|celle) qui|lo que|(?:ciò|quello) che|o que)(?!\p{L})/iu

/** 'About this workshop' and 'The second one' point at something that was not said. */
export function pointsBack(heading: string, lexicon: Lexicon): boolean {
  const words = heading
    .replace(namedWithin, '')
    .toLowerCase()
    .split(/\P{L}+/u)
  if (freeRelative.test(heading)) return false
  return lexicon.opensDependent(heading) || words.some((one) => lexicon.phrases.pointingBack.includes(one))
}

/** The most words of a heading that opens an answer. */
const mostOfHeadline = 10

/** Whether ALEX can open an answer with a heading: 'Gluten holds the gas.' A question is for JAMIE to ask. */
export function canBeHeadline(heading: string, lexicon: Lexicon): boolean {
  const { language } = lexicon
  if (countWords(heading) > mostOfHeadline || /["“„«「`$\\_|]/u.test(heading)) return false
  if (pointsBack(heading, lexicon)) return false
  if (isQuestion(heading) || questionOf(heading, language) !== undefined) return false
  return clauseOf(heading, language) === undefined && !headsExample(heading, language)
}
