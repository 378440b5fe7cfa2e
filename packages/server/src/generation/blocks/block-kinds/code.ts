import type { BlockKind } from '../block-kind.ts'

interface Code {
  readonly kind: 'code'
  readonly text: string
  readonly codeLanguage: string
}

export const code: BlockKind<Code> = {
  prose: () => '',
  halfTeaching: ({ text }) => text,
  texts: ({ text }) => [text],
  prompt: ({ text, codeLanguage }) => `Code ${codeLanguage}:\n${text}`,
  passageText: ({ text }) => text,
  passageParts: ({ codeLanguage }) => [[codeLanguage]],
  restore({ text, parts = [] }) {
    const [[codeLanguage = ''] = []] = parts
    return { kind: 'code', text, codeLanguage }
  },
}
