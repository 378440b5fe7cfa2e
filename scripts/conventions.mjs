import { findComplaints } from './conventions/find-complaints.mjs'
import { runScript } from './run-script.mjs'

await runScript(() => {
  const complaints = findComplaints()
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
})
