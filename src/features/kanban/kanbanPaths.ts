/** Where this domain's pages are. What is open in the drawer stands in the query. */
export const kanbanPaths = {
  board: '/app/kanban/board',
  backlogs: '/app/kanban/backlogs',
} as const

/** For links on the same page, in place of the entry there: only the query changes, and the drawer has its own step back. */
export const itemSearch = (id: string) => `?item=${encodeURIComponent(id)}`
export const storySearch = (id: string) => `?story=${encodeURIComponent(id)}`
