/** Where this domain's pages are. What is open in the drawer stands in the query. */
export const kanbanPaths = {
  board: '/app/kanban/board',
  backlogs: '/app/kanban/backlogs',
} as const

/** For links on the same page: only the query changes. */
export const itemSearch = (id: string) => `?item=${encodeURIComponent(id)}`
export const storySearch = (id: string) => `?story=${encodeURIComponent(id)}`
