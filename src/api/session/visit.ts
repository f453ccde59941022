/** Leaves the app for a page outside it. Its own file, so that tests can stay where they are. */
export function visit(url: string): void {
  location.assign(url)
}
