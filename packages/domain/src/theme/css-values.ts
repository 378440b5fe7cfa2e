/**
 * The CSS values that a theme may contain. They become styles of the slide. Values that could load a file (`url()`,
 * `image-set()`), read another variable (`var()`) or end a declaration are rejected.
 */

const longest = 2000
const colorFunction = String.raw`(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([\w\s.,%/+-]*\)`
const color = new RegExp(`^(?:#[\\da-f]{3,8}|[a-z]{3,30}|${colorFunction})$`, 'i')
/** The position of a colour in a list of words, lengths and colours. */
const colorWithin = new RegExp(`#[\\da-f]{3,8}\\b|${colorFunction}`, 'gi')
/** Words, numbers and units. Without parentheses they can only be a position or a length. */
const plainWords = /^[\w\s.%+-]*$/
const gradient = /^(?:repeating-)?(?:linear|radial|conic)-gradient\(([^]*)\)$/i

/** A CSS colour: a name, `#rgb` and its longer forms, or a function of numbers such as `rgb()` and `oklch()`. */
export function isColor(css: string): boolean {
  return css.length <= longest && color.test(css.trim())
}

/** A colour, or gradients (`linear-`, `radial-`, `conic-gradient`) of colours and their stops. */
export function isGradient(css: string): boolean {
  if (isColor(css)) return true
  return (
    css.length <= longest &&
    splitAtCommas(css).every((layer) => {
      const [, stops] = gradient.exec(layer.trim()) ?? []
      return stops !== undefined && splitAtCommas(stops).every(isListOfWords)
    })
  )
}

/** A CSS box-shadow: lengths and a colour, several separated by commas, or `none`. */
export function isShadow(css: string): boolean {
  return css.length <= longest && splitAtCommas(css).every(isListOfWords)
}

/** A length such as `16px`. */
export function isLength(css: string): boolean {
  return /^\s*[\d.]{1,10}(?:px|r?em|%)?\s*$/.test(css)
}

/** A time such as `0.5s` or `300ms`. */
export function isTime(css: string): boolean {
  return /^\s*[\d.]{1,10}m?s\s*$/.test(css)
}

/** Lengths, words and colours. */
function isListOfWords(css: string): boolean {
  return plainWords.test(css.replaceAll(colorWithin, ' '))
}

/** The parts between top-level commas. */
function splitAtCommas(css: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of css) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts
}
