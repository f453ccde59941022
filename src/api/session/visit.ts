/** Leaves the app for an external page. It has its own file, so that tests can stay on their page. */
export function visit(url: string): void {
  location.assign(url)
}
