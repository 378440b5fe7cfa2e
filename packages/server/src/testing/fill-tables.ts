import { randomUUID } from 'node:crypto'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/db/database.ts'
import * as accounts from '../platform/db/schema/accounts.ts'
import * as coursePublications from '../platform/db/schema/course-publications.ts'
import * as courses from '../platform/db/schema/courses.ts'
import * as documents from '../platform/db/schema/documents.ts'
import * as imports from '../platform/db/schema/imports.ts'
import * as jobs from '../platform/db/schema/jobs.ts'
import * as keptAnswers from '../platform/db/schema/kept-answers.ts'
import * as media from '../platform/db/schema/media.ts'
import * as insights from '../platform/db/schema/insights.ts'
import * as published from '../platform/db/schema/published.ts'
import * as writtenParts from '../platform/db/schema/written-parts.ts'
import * as spending from '../platform/db/schema/spending.ts'
import { listTables } from '../platform/db/transfer/list-tables.ts'

/** Every table of `platform/db/schema/`, by its name in the database. */
export const schemaTables: ReadonlyMap<string, PgTable> = new Map(
  [
    accounts,
    coursePublications,
    courses,
    documents,
    imports,
    insights,
    jobs,
    keptAnswers,
    media,
    published,
    writtenParts,
    spending,
  ]
    .flatMap((file): unknown[] => Object.values(file))
    .flatMap((each) => (is(each, PgTable) ? [[getTableName(each), each]] : [])),
)

type Column = ReturnType<typeof getTableConfig>['columns'][number]
type Row = Readonly<Record<string, unknown>>

/** Text with characters that faulty encoding would change. */
const text = (name: string, number: number) => `${name} ${number} “Łukasz”\n分析 \\ "quoted"\u2028 🎓`

/** A value for each column type of the schema. */
const values: Readonly<Record<string, (name: string, number: number) => unknown>> = {
  PgUUID: () => randomUUID(),
  PgText: text,
  PgInteger: (_, number) => number,
  PgBigInt53: (_, number) => number,
  PgDoublePrecision: (_, number) => number + 1 / 3,
  PgNumericNumber: (_, number) => number + 0.000123,
  PgBoolean: (_, number) => number % 2 === 0,
  PgTimestamp: (_, number) => new Date(Date.UTC(2030, 1, 2, 3, 4, 5, 678 + number)),
  PgJsonb: (name, number) => ({ [name]: [text(name, number), 1.5, null, { number }] }),
}

function valueOf({ name, columnType }: Column, number: number): unknown {
  const make = values[columnType]
  if (!make) throw new Error(`Add a value for columns of type ${columnType} to testing/fill-tables.ts.`)
  return make(name, number)
}

/** Inserts rows into every table. Every second row has null in each nullable column. */
export async function fillTables(database: Database, rowsOfEach: number): Promise<void> {
  const made = new Map<string, Row[]>()
  for (const name of await listTables(database)) {
    const table = schemaTables.get(name)
    if (!table)
      throw new Error(
        `The table ${name} is in no file of db/schema/, or fill-tables.ts does not import that file.`,
      )
    const rows = Array.from({ length: rowsOfEach }, (_, number) => rowOf(table, number, made))
    made.set(name, rows)
    // oxlint-disable-next-line no-await-in-loop -- each table refers to those before it
    await database.sql.insert(table).values(rows)
  }
}

/** Keys are those of the schema: `courseId`. */
function rowOf(table: PgTable, number: number, made: ReadonlyMap<string, readonly Row[]>): Row {
  const references = getTableConfig(table).foreignKeys.map((key) => key.reference())
  const referenced = (column: Column) => {
    for (const { columns, foreignTable, foreignColumns } of references) {
      const at = columns.findIndex(({ name }) => name === column.name)
      if (at < 0) continue
      const [key] = Object.entries(getTableColumns(foreignTable)).find(
        ([, { name }]) => name === foreignColumns[at]?.name,
      ) ?? ['']
      return made.get(getTableName(foreignTable))?.[number]?.[key] ?? null
    }
    return undefined
  }
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, column]) => {
      if (!column.notNull && number % 2 === 1) return [key, null]
      const reference = referenced(column)
      return [key, reference === undefined ? valueOf(column, number) : reference]
    }),
  )
}
