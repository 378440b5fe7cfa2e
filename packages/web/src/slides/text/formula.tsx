import katex from 'katex'
import 'katex/dist/katex.min.css'
import { use, useLayoutEffect, useMemo } from 'react'
import { RefitContext } from './refit.ts'

/**
 * A formula, rendered by KaTeX with MathML for screen readers. A formula that KaTeX cannot parse is shown as written.
 */
export function Formula({ tex, display }: { readonly tex: string; readonly display: boolean }) {
  const html = useMemo(
    () =>
      katex.renderToString(tex, {
        displayMode: display,
        throwOnError: false,
        errorColor: 'currentColor',
        strict: 'ignore',
        // Forbids links, images and styles of the author.
        trust: false,
        maxSize: 20,
        maxExpand: 500,
      }),
    [tex, display],
  )
  const refit = use(RefitContext)
  useLayoutEffect(refit, [refit, html])
  // KaTeX makes the only HTML on a slide. It escapes the text of the formula.
  return <span className="slide-math" dir="ltr" dangerouslySetInnerHTML={{ __html: html }} />
}
