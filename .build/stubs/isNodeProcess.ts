/** Stands in for `is-node-process` in MSW: true keeps its cookie store, which wants localStorage, away. */
export function isNodeProcess(): boolean {
  return true
}
