import { Problem } from '@lectern/domain/problems/problems.ts'

/** An id in Canvas format, which may include its shard (`9~123`). Any other text could change the path. */
export function checkedId(id: string): string {
  if (!/^\d+(~\d+)?$/.test(id)) throw new Problem('NOT_FOUND')
  return id
}
