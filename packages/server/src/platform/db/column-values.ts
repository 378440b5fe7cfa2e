const bigint = 20
/** date, timestamp, timestamptz, interval, and arrays of timestamp, date, timestamptz, interval, numeric. */
const readByDrizzle = [1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231]

/**
 * Parses column texts for both backends, by PostgreSQL's type id, where their drivers differ or conflict with
 * Drizzle. Times stay text, because Drizzle parses them itself; a bigint, such as `count(*)`, becomes a number.
 */
export const columnValues: Readonly<Record<number, (text: string) => unknown>> = {
  [bigint]: Number,
  ...Object.fromEntries(readByDrizzle.map((type) => [type, (text: string) => text])),
}
