import { localFormatter } from './interface-locale.ts'

// Builds leave out the formatters that they do not use, because these are marked as pure.
const numbers = /* @__PURE__ */ localFormatter((locale) => new Intl.NumberFormat(locale))
const decimals = /* @__PURE__ */ localFormatter(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
// The narrow symbol is '$' in every region.
const money = /* @__PURE__ */ localFormatter(
  (locale) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }),
)
const exactMoney = /* @__PURE__ */ localFormatter(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 5,
    }),
)
const gigabytes = /* @__PURE__ */ localFormatter(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 }),
)
const megabytes = /* @__PURE__ */ localFormatter(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
)

const percents = /* @__PURE__ */ localFormatter(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent' }),
)

/** '1,200' or '1.25' */
export const numberOf = (value: number): string => numbers().format(value)

/** '4.5': one digit after the decimal point, also for whole numbers. */
export const decimalOf = (value: number): string => decimals().format(value)

/** '52%', of a share from 0 to 1. */
export const percentOf = (share: number): string => percents().format(share)

/** '$1,200.50' */
export const dollars = (value: number): string => money().format(value)

/** '$0.00042': also fractions of a cent. */
export const exactDollars = (value: number): string => exactMoney().format(value)

/** '8.4 MB', at least 0.1 */
export const megabytesOf = (bytes: number): string => megabytes().format(Math.max(0.1, bytes / 1e6))

/** '1.5 GB' */
export const gigabytesOf = (bytes: number): string => gigabytes().format(bytes / 2 ** 30)
