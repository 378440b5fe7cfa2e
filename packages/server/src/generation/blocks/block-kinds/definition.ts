import { type BlockKind, joined } from '../block-kind.ts'

interface Definition {
  readonly kind: 'definition'
  readonly term: string
  readonly definition: string
}

export const definition: BlockKind<Definition> = {
  prose: (block) => joined([block.term, block.definition]),
  texts: (block) => [`${block.term}: ${block.definition}`],
  spokenWithoutProse: (block) => [`${block.term}: ${block.definition}`],
  prompt: (block) => `Definition: ${block.term}: ${block.definition}`,
  passageText: (block) => joined([block.term, block.definition]),
  passageParts: (block) => [[block.term, block.definition]],
  restore({ parts = [] }) {
    const [[term = '', meaning = ''] = []] = parts
    return { kind: 'definition', term, definition: meaning }
  },
}
