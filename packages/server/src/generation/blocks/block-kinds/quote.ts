import { type BlockKind, joined } from '../block-kind.ts'

interface Quote {
  readonly kind: 'quote'
  readonly text: string
  readonly attribution: string
}

export const quote: BlockKind<Quote> = {
  prose: ({ text, attribution }) => joined([text, attribution]),
  texts: ({ text, attribution }) => [text, attribution],
  spokenWithoutProse: ({ text }) => [text],
  prompt: ({ text, attribution }) => `Quote: “${text}” ${attribution && `— ${attribution}`}`.trim(),
  passageText: ({ text, attribution }) => joined([text, attribution]),
  passageParts: ({ text, attribution }) => [[text, attribution]],
  restore({ parts = [] }) {
    const [[text = '', attribution = ''] = []] = parts
    return { kind: 'quote', text, attribution }
  },
}
