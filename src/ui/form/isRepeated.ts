/** @returns true if a press is the second or a later one of a double click, which repeats the same action */
export function isRepeated({ detail }: { readonly detail: number }): boolean {
  return detail > 1
}
