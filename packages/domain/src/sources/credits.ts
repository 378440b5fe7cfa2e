const creditWords =
  'credits?|source|courtesy|photo(?:graph)?|créditos?|crédits?|źródło|fot\\.|foto|quelle|bildnachweis|fonte|bron|zdroj|kilde|källa|фото|джерело|источник|المصدر|图片来源|来源|स्रोत|श्रेय'

const inBrackets = new RegExp(
  `(?<!\\p{L})(?:credits?|source:|courtesy|photo(?:graph)? by|modification|modified|créditos?|crédits?|modificación|źródło|fot\\.|foto|quelle|bildnachweis|fonte|bron|zdroj|kilde|källa|фото|джерело|источник|flickr|wikimedia|creative commons|cc by|public domain|المصدر|图片来源|来源|स्रोत|श्रेय)(?!\\p{L})|©`,
  'iu',
)

/** 'Image credit: NOAA, CC BY 4.0' as the last sentence of a caption. Fewer than three words are before the colon. */
const atTheEnd = new RegExp(
  `(?:^|[.!?…。)）]\\s*|\\n\\s*)((?:(?:\\p{L}+\\s){0,2}(?:${creditWords})\\s*[:：]|courtesy of\\s|photo(?:graph)? by\\s|©)\\s*\\S.*)$`,
  'isu',
)

/** The words of a caption in brackets about the author and the license of a picture, with their brackets. */
export function bracketedCredits(caption: string): string[] {
  const brackets = caption.match(/[(（](?:[^()（）]|\([^()]*\))*[)）]/gu) ?? []
  return brackets.filter((one) => inBrackets.test(one))
}

/** The words of a caption about the author and the license of a picture, in brackets. */
export function creditsIn(caption: string): string[] {
  const bracketed = bracketedCredits(caption)
  if (bracketed.length > 0) return bracketed
  const [, credit] = atTheEnd.exec(caption) ?? []
  return credit === undefined ? [] : [`(${credit.trim().replace(/[.。]$/u, '')})`]
}
