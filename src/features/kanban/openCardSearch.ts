/** For links on the same page, in place of the entry there: only the query changes, and the drawer has its own step back. */
export const itemSearch = (id: string) => `?item=${encodeURIComponent(id)}`
export const storySearch = (id: string) => `?story=${encodeURIComponent(id)}`
