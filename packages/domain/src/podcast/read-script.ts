import { newPartKey } from '../documents/part-keys.ts'
import type { DialogueLine, Host } from './podcast.ts'

/**
 * The lines of a script that somebody wrote elsewhere: each begins with a host's name and a colon (`ALEX: …`, also
 * `**Alex:** …` and `Alex (curious): …`, whose bracket is the tone); what follows up to the next name is hers or his.
 * Undefined where the text does not begin so, since then it is no script.
 */
export function readScript(text: string): DialogueLine[] | undefined {
  const turns = [...text.matchAll(turnStart)]
  const first = turns[0]
  if (!first || text.slice(0, first.index).trim() !== '') return undefined
  return turns.flatMap((turn, index) => {
    const content = text
      .slice(turn.index + turn[0].length, turns[index + 1]?.index)
      .replaceAll(/\s+/g, ' ')
      .trim()
    return content ? [{ key: newPartKey(), speaker: hostOf(turn[1]), content, tone: toneOf(turn[2]) }] : []
  })
}

const turnStart = /^[ \t>*_-]*(alex|jamie)[ \t*_]*(?:\(([^)\n]{1,40})\))?[ \t*_]*[:：][ \t*_]*/gimu

function hostOf(name = ''): Host {
  return name.toUpperCase() === 'JAMIE' ? 'JAMIE' : 'ALEX'
}

function toneOf(bracket = ''): string {
  return bracket.trim().toLowerCase() || 'conversational'
}
