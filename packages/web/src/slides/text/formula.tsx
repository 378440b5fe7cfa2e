import katex from 'katex'
import 'katex/dist/katex.min.css'
import { use, useLayoutEffect, useMemo } from 'react'
import { RefitContext } from './refit.ts'

/** A formula, drawn by KaTeX with MathML beside it. What KaTeX cannot read stays as it was written. */
export function Formula({ tex, display }: { readonly tex: string; readonly display: boolean }) {
  const html = useMemo(
    () =>
      katex.renderToString(tex, {
        displayMode: display,
        throwOnError: false,
        errorColor: 'currentColor',
        strict: 'ignore',
        // No links, images or styles of the author's making.
        trust: false,
        maxSize: 20,
        maxExpand: 500,
      }),
    [tex, display],
  )
  const refit = use(RefitContext)
  useLayoutEffect(refit, [refit, html])
  // The only HTML on a slide: KaTeX's own, in which the formula's text is escaped.
  return <span className="slide-math" dir="ltr" dangerouslySetInnerHTML={{ __html: html }} />
}
