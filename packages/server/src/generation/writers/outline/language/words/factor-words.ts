/** Headings of what something depends on or comes from, in most languages: each label below one names a thing, and its text says what the thing does. */
const factors =
  /(?<!\p{L})(?:factors|factores|facteurs|fattori|fatores|faktoren|factoren|faktorer|czynniki|činitele|faktory|факторы|фактори|чинники|παράγοντες|tekijät|tényezők|factorii?|faktörler|faktor|yếu tố|causes|causas|cause|ursachen|oorzaken|orsaker|årsager|årsaker|przyczyny|příčiny|príčiny|причины|причини|cauze(?:le)?|syyt|okok|nedenler|penyebab|nguyên nhân|reasons|razones|raisons|ragioni|razões|gründe|redenen|powody|důvody|dôvody|motive(?:le)?|effects|efectos|effets|effetti|efeitos|folgen|gevolgen|skutki|následky|последствия|наслідки|efecte(?:le)?)(?!\p{L})|因素|原因|要因|요인|원인|عوامل|أسباب|العوامل|الأسباب|גורמים|कारण|ปัจจัย|สาเหตุ/iu

export function headsFactors(heading: string): boolean {
  return factors.test(heading)
}
