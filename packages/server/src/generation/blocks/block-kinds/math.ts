import type { BlockKind } from '../block-kind.ts'

/** A formula on a separate line. */
interface MathBlock {
  readonly kind: 'math'
  readonly latex: string
}

export const math: BlockKind<MathBlock> = {
  prose: () => '',
  texts: ({ latex }) => [`$${latex}$`],
  prompt: ({ latex }) => `Formula: $$${latex}$$`,
  passageText: ({ latex }) => `$$${latex}$$`,
  restore: ({ text }) => ({ kind: 'math', latex: text.replace(/^\$\$|\$\$$/g, '') }),
}
