import { type SlideTypeId, slideTypeIds, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { describe, expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import type { LineDraft, PodcastDraft } from '../../../drafts/podcast-draft.ts'
import type { SlideDraft, SlideshowDraft } from '../../../drafts/slideshow-draft.ts'
import { demandsOf } from './coverage.ts'
import { lintDeck } from './lint-deck.ts'
import { lintEpisode } from './lint-episode.ts'
import { indexPage } from './page-index.ts'

const page = readPage({
  title: 'Rivers',
  language: 'en',
  html: `<h2>Learning objectives</h2><p>By the end of this section, you will be able to:</p>
    <ul><li>Explain how deltas grow at the mouth of a river</li><li>Describe how boats carry grain on canals</li></ul>
    <h2>Deltas</h2><p>Rivers carry sand and mud to the sea. This material settles where the current slows down. As a result,
    deltas grow at the mouth of a river. The Nile and the Ganges have large deltas, which feed millions of people.</p>
    <figure><img src="/nile.png" alt="The Nile delta"><figcaption>This map shows the delta of the Nile.</figcaption></figure>
    <h2>Canals</h2><p>Canals join two rivers. For example, a canal joins the Rhine and the Danube. Boats carry grain and
    timber on canals. In Figure 3, a lock lifts a boat from one level to the next.</p>
    <dl><dt>lock</dt><dd>a chamber with two gates that lifts boats from one level of water to another</dd></dl>`,
})
const index = indexPage(page)
const idOf = (words: string) =>
  page.blocks.find((block) => JSON.stringify(block).includes(words))?.id ?? 'missing'
const deltas = idOf('sand and mud')
const canals = idOf('Canals join')

/** The slide type that has these fields. */
function typeWith(content: SlideDraft['content']): SlideTypeId {
  const names = Object.keys(content).filter((name) => name !== 'slide_title')
  const hasAll = (id: SlideTypeId) => names.every((name) => name in slideTypes[id].fields)
  return (names.length > 0 && slideTypeIds.find(hasAll)) || 'text'
}

function slide(script: string, content: SlideDraft['content'] = {}, sources = [deltas]): SlideDraft {
  return {
    slide_type: typeWith(content),
    content: { slide_title: 'A title', ...content },
    audio_script: script,
    sources,
  }
}

function deckFindings(...slides: SlideDraft[]) {
  const draft: SlideshowDraft = { title: 'Rivers', language: 'en', slides }
  return lintDeck(draft, index).findings
}

function line(speaker: LineDraft['speaker'], content: string, sources = [deltas]): LineDraft {
  return { speaker, content, tone: 'warm', sources }
}

/** The lines between an opening and a closing. */
function episode(...dialogue: LineDraft[]): PodcastDraft {
  const segment = (lines: readonly LineDraft[]) => ({
    segment_title: 'A part',
    duration: 1,
    key_points: [],
    dialogue: lines,
  })
  const frame = (content: string) => segment([line('ALEX', content, [])])
  return {
    title: 'Rivers',
    language: 'en',
    target_audience: 'Students',
    learning_objectives: [],
    segments: [
      frame('Welcome to rivers.'),
      segment(dialogue),
      frame('Thanks for listening, and until next time!'),
    ],
  }
}

const episodeFindings = (...lines: LineDraft[]) => lintEpisode(episode(...lines), index).findings
const defectsOf = (findings: readonly { defect: string }[]) => findings.map(({ defect }) => defect)

describe('An unresolved reference', () => {
  test('is a sentence that refers to one that is not before it', () => {
    expect(deckFindings(slide('This material settles where the current slows down.'))).toContainEqual({
      defect: 'reference',
      at: 0,
      excerpt: 'This material settles where the current slows down.',
      detail: 'this material',
    })
    expect(defectsOf(deckFindings(slide('As a result, deltas grow at the mouth of a river.')))).toContain(
      'reference',
    )
  })

  test('is none after the sentence that precedes it on the page', () => {
    const script = 'Rivers carry sand and mud to the sea. This material settles where the current slows down.'
    expect(defectsOf(deckFindings(slide(script)))).not.toContain('reference')
  })

  test('is no “no” before a noun, and none in a conclusion from a table', () => {
    const html = `<h2>Water</h2><p>Rain falls on the land. No water is lost: it runs to the sea again.</p>
      <h2>Shares</h2><table><tr><th>Place</th><th>Share</th></tr><tr><td>Oceans</td><td>97 %</td></tr></table>
      <p>So little of the water is fresh.</p>`
    const own = indexPage(readPage({ title: 'Rivers', language: 'en', html }))
    const found = (script: string) =>
      defectsOf(lintDeck({ title: 'Rivers', language: 'en', slides: [slide(script)] }, own).findings)
    expect(found('No water is lost: it runs to the sea again.')).not.toContain('reference')
    expect(found('So little of the water is fresh.')).not.toContain('reference')
  })

  test('is none if a slide shows the picture whose caption says “this map”', () => {
    const figure = idOf('nile.png')
    const script = 'This map shows the delta of the Nile.'
    expect(defectsOf(deckFindings(slide(script, { image_url: '/nile.png' }, [figure])))).not.toContain(
      'reference',
    )
    expect(defectsOf(deckFindings(slide(script)))).toContain('reference')
  })

  test('is none between consecutive sentences of a quotation', () => {
    const quote_text = 'Canals join two rivers. For example, a canal joins the Rhine and the Danube.'
    expect(
      defectsOf(deckFindings(slide('Boats carry grain and timber on canals.', { quote_text }, [canals]))),
    ).not.toContain('reference')
  })

  test('is found in a point on the slide', () => {
    const content = { bullet_points: ['Canals join two rivers', 'Such boats carry grain'] }
    expect(defectsOf(deckFindings(slide('Canals join two rivers.', content, [canals])))).toContain(
      'reference',
    )
  })

  test('is none in a turn that answers a question about the last turn', () => {
    const found = episodeFindings(
      line('ALEX', 'Canals join two rivers.', [canals]),
      line('JAMIE', 'For instance?', []),
      line('ALEX', 'For example, a canal joins the Rhine and the Danube.', [canals]),
    )
    expect(defectsOf(found)).not.toContain('reference')
  })
})

test('A fragment is found on a slide and in a script', () => {
  const content = { bullet_points: ['The Nile and the Ganges have large deltas (and', 'Boats on canals'] }
  const found = deckFindings(slide('Rivers carry sand and mud to the', content))
  expect(found).toContainEqual(expect.objectContaining({ defect: 'fragment', detail: 'a single (' }))
  expect(found).toContainEqual(expect.objectContaining({ defect: 'fragment', detail: 'ends with the' }))
})

test('Text about the page is found, and none in a sentence about the subject', () => {
  const pointing = slide('In Figure 3, a lock lifts a boat from one level to the next.', {}, [canals])
  expect(defectsOf(deckFindings(pointing))).toContain('boilerplate')
  expect(
    defectsOf(deckFindings(slide('Boats carry grain and timber on canals.', {}, [canals]))),
  ).not.toContain('boilerplate')
})

test('A sentence is found that is said on two slides, and a title that two slides have', () => {
  const twice = [1, 2].map((at) =>
    slide('Boats carry grain and timber on canals.', { slide_title: at === 1 ? 'Canals' : 'Canals (2)' }, [
      canals,
    ]),
  )
  expect(defectsOf(deckFindings(...twice))).toEqual(expect.arrayContaining(['twice', 'title']))
  const summary = slide('Boats carry grain and timber on canals.', { summary_text: 'Boats.' })
  expect(defectsOf(deckFindings(slide('Boats carry grain and timber on canals.'), summary))).not.toContain(
    'twice',
  )
})

test('A script is found that its slide already shows, and none that explains a short point', () => {
  const script = 'Boats carry grain and timber on canals.'
  expect(defectsOf(deckFindings(slide(script, { slide_content: script }, [canals])))).toContain('shown')
  expect(
    defectsOf(deckFindings(slide(script, { slide_content: 'Canals carry goods' }, [canals]))),
  ).not.toContain('shown')
})

test('Words are found that the sources do not contain', () => {
  expect(defectsOf(deckFindings(slide('Whales sing beneath frozen polar mountains.')))).toContain(
    'ungrounded',
  )
  expect(defectsOf(deckFindings(slide('Rivers carry sand and mud to the sea.')))).not.toContain('ungrounded')
})

test('Objectives, terms, figures and sections are found that a slideshow leaves out', () => {
  const missing = deckFindings(slide('As a result, deltas grow at the mouth of a river.'))
  expect(missing).toContainEqual({ defect: 'objective', excerpt: 'Describe how boats carry grain on canals' })
  expect(missing).not.toContainEqual(
    expect.objectContaining({ excerpt: 'Explain how deltas grow at the mouth of a river' }),
  )
  expect(missing).toContainEqual({ defect: 'term', excerpt: 'lock' })
  expect(defectsOf(missing)).toContain('figure')
  const lock = slide(
    'A lock is a chamber with two gates that lifts boats from one level of water to another.',
  )
  expect(defectsOf(deckFindings(lock))).not.toContain('term')
  const inOtherWords = slide('A lock is a basin whose gates let boats climb to a higher level.')
  expect(defectsOf(deckFindings(inOtherWords)), 'other words than in the glossary').not.toContain('term')
  const onlyNamed = slide('A lock is old, and boats pass it slowly.')
  expect(defectsOf(deckFindings(onlyNamed))).toContain('term')
})

test('The picture of a numbered example belongs to its problem, unless it has a caption', () => {
  const pictures = (caption: string) => {
    const html = `<h2>Canals</h2><p>Canals join two rivers.</p><h2>Example 2</h2><p>How long is the canal?</p>
      <figure><img src="/canal.png" alt="A canal between two rivers"><figcaption>${caption}</figcaption></figure>`
    return demandsOf(indexPage(readPage({ title: 'Canals', language: 'en', html }))).figures.length
  }
  expect(pictures('')).toBe(0)
  expect(pictures('The canal joins the Rhine and the Danube.')).toBe(1)
})

describe('A quiz', () => {
  const taught = slide('Canals join two rivers. Boats carry grain and timber on canals.', {}, [canals])
  const quiz = (content: SlideDraft['content']) =>
    slide('Which one?', {
      quiz_question: 'What do boats carry on canals?',
      correct_answer: 'A',
      correct_feedback: 'Correct. Boats carry grain and timber on canals.',
      incorrect_feedback: 'Not quite. Boats carry grain and timber on canals.',
      ...content,
    })

  test('is fair with three different options and an answer that was taught', () => {
    const fair = quiz({ option_a: 'grain and timber', option_b: 'sand', option_c: 'mud' })
    expect(defectsOf(deckFindings(taught, fair))).not.toContain('quiz')
  })

  test.each([
    [
      'of what no slide teaches',
      {
        quiz_question: 'Who discovered penguins in Antarctica?',
        option_a: 'Cook',
        option_b: 'Ross',
        option_c: 'Scott',
      },
    ],
    [
      'with an answer that is no option',
      { option_a: 'grain and timber', option_b: 'sand', option_c: 'mud', correct_answer: 'D' },
    ],
    ['with two options', { option_a: 'grain and timber', option_b: 'sand' }],
    ['with “All of the above” first', { option_a: 'All of the above', option_b: 'sand', option_c: 'mud' }],
  ])('is unfair %s', (_, content) => {
    expect(defectsOf(deckFindings(taught, quiz(content)))).toContain('quiz')
  })
})

describe('In a dialogue', () => {
  test('a question is found whose answer is about something else', () => {
    const about = (answer: LineDraft) => episodeFindings(line('JAMIE', 'Tell us about “Deltas”.', []), answer)
    expect(
      defectsOf(
        episodeFindings(
          line('JAMIE', 'What is a “lock”?', []),
          line('ALEX', 'Rivers carry sand and mud to the sea.'),
        ),
      ),
    ).toContain('unanswered')
    expect(defectsOf(about(line('ALEX', 'Rivers carry sand and mud to the sea.')))).not.toContain(
      'unanswered',
    )
    expect(
      defectsOf(
        episodeFindings(
          line('JAMIE', 'Why is that?', []),
          line('ALEX', 'The Nile and the Ganges have deltas.'),
        ),
      ),
    ).toContain('unanswered')
    expect(defectsOf(episodeFindings(line('JAMIE', 'Where do they grow?', [])))).toContain('unanswered')
  })

  test('only the heading of an example makes its text one', () => {
    const ofHeading = (heading: string) => {
      const html = `<h2>${heading}</h2><p>A lease binds two people.</p>`
      const law = indexPage(readPage({ title: 'Law', html, language: 'en' }))
      const asked = line('JAMIE', 'Can you give us an example?', [])
      const answer = line(
        'ALEX',
        'A lease binds two people.',
        law.page.blocks.map(({ id }) => id),
      )
      return defectsOf(lintEpisode(episode(asked, answer), law).findings)
    }
    expect(ofHeading('Example: a house')).not.toContain('unanswered')
    expect(ofHeading('Examples of contracts in law')).toContain('unanswered')
  })

  test('a statement of JAMIE is found that ALEX does not make', () => {
    const said = line('ALEX', 'Rivers carry sand and mud to the sea.')
    const stated = (text: string) => episodeFindings(said, line('JAMIE', text))
    expect(defectsOf(stated('So, in short: Boats carry grain and timber on canals.'))).toContain('recap')
    expect(defectsOf(stated('Boats carry grain and timber on canals.'))).toContain('recap')
    expect(defectsOf(stated('So, in short: Rivers carry sand to the sea.'))).not.toContain('recap')
  })

  test('a statement of JAMIE is found that repeats ALEX in nearly all words', () => {
    const said = line('ALEX', 'Rivers carry sand and mud to the sea.')
    const stated = (text: string) => episodeFindings(said, line('JAMIE', text))
    expect(defectsOf(stated('So, in short: Rivers carry sand and mud to the sea.'))).toContain('parroted')
    expect(defectsOf(stated('So, in short: Rivers carry sand.'))).not.toContain('parroted')
  })

  test('a guess is none of ALEX’s statements if ALEX corrects it', () => {
    const answer = (text: string) =>
      episodeFindings(
        line('JAMIE', 'Let me guess: Boats carry grain and timber on canals.'),
        line('ALEX', text),
      )
    expect(defectsOf(answer('Not quite. Rivers carry sand and mud to the sea.'))).not.toContain('recap')
    expect(defectsOf(answer('Rivers carry sand and mud to the sea.'))).toContain('recap')
  })

  test('a question that any answer fits is counted', () => {
    const measured = (text: string) =>
      lintEpisode(
        episode(line('JAMIE', text, []), line('ALEX', 'Rivers carry sand and mud to the sea.')),
        index,
      ).tallies['stockQuestions']
    expect(measured('What else should we know?')).toEqual({ count: 1, of: 1 })
    expect(measured('What about “Deltas”?')).toEqual({ count: 0, of: 1 })
    expect(measured('And then?')).toEqual({ count: 0, of: 1 })
  })

  test('a turn of more than 60 words and a stock phrase twice are found', () => {
    const long = line('ALEX', 'Rivers carry sand and mud to the sea. '.repeat(8))
    expect(defectsOf(episodeFindings(long))).toContain('turn')
    const asked = line('JAMIE', 'Can you tell us more?', [])
    const answer = line('ALEX', 'Rivers carry sand and mud to the sea.')
    expect(defectsOf(episodeFindings(asked, answer, asked, answer))).toContain('stock')
    expect(defectsOf(episodeFindings(asked, answer))).not.toContain('stock')
  })
})

test('a podcast need not answer an objective that only a picture of the page answers', () => {
  const { objectives, spokenObjectives } = demandsOf(
    indexPage(
      readPage({
        title: 'Rivers',
        language: 'en',
        html: `<h2>Learning objectives</h2><ul><li>Describe estuaries</li><li>Explain how deltas grow</li></ul>
        <figure><img src="/a.png" alt="Boats in estuaries"><figcaption>Estuaries of the Thames.</figcaption></figure>
        <h2>Deltas</h2><p>Deltas grow where the current slows down and the mud settles.</p>`,
      }),
    ),
  )
  expect(objectives).toEqual(['Describe estuaries', 'Explain how deltas grow'])
  expect(spokenObjectives).toEqual(['Explain how deltas grow'])
})
