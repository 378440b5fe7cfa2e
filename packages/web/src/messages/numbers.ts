const number = new Intl.NumberFormat('en')
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })

/** '1,200' or '1.25' */
export const numberOf = (value: number): string => number.format(value)

/** '$1,200.50' */
export const dollars = (value: number): string => money.format(value)
