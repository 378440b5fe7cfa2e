/** The path of a share's page. `pageId` is null for the share of a course. */
export function learnerAddress(secret: string, pageId: string | null): string {
  return pageId === null ? `/learn/course/${secret}` : `/learn/${secret}`
}

/** The path of a document in the share of its course. */
export function addressInCourse(courseAddress: string, pageId: string, format: string): string {
  return `${courseAddress}/${encodeURIComponent(pageId)}/${format}`
}
