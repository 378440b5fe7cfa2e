import { type BlockKind, joined } from '../block-kind.ts'

/** A short box beside the text. */
interface Callout {
  readonly kind: 'callout'
  readonly label: string
  readonly text: string
}

export const callout: BlockKind<Callout> = {
  prose: ({ label, text }) => joined([label, text]),
  texts: ({ text }) => [text],
  spoken: ({ text }) => [text],
  prompt: ({ label, text }) => `Note: ${[label, text].filter(Boolean).join(': ')}`,
  passageText: ({ label, text }) => joined([label, text]),
  passageParts: ({ label, text }) => [[label, text]],
  restore({ parts = [] }) {
    const [[label = '', text = ''] = []] = parts
    return { kind: 'callout', label, text }
  },
}
