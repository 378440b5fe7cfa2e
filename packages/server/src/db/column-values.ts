const bigint = 20
/** date, timestamp, timestamptz, interval, and arrays of timestamp, date, timestamptz, interval, numeric. */
const readByDrizzle = [1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231]

/**
 * How both faces read a column's text, by PostgreSQL's type id, where their drivers would differ or get in Drizzle's
 * way: times stay text, because Drizzle reads them itself; a bigint, which `count(*)` is, becomes a number.
 */
export const columnValues: Readonly<Record<number, (text: string) => unknown>> = {
  [bigint]: Number,
  ...Object.fromEntries(readByDrizzle.map((type) => [type, (text: string) => text])),
}
