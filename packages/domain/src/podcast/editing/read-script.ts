import { newPartKey } from '../../documents/part-keys.ts'
import type { DialogueLine, Host } from '../podcast.ts'

/**
 * Parses a pasted script. Each line starts with a host's name and a colon: `ALEX: …`, also `**Alex:** …` and `Alex
 * (curious): …` with the tone in brackets. The text up to the next name belongs to that host. Undefined if the text
 * does not start with a host's name.
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
