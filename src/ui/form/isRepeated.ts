/** Whether a press is the second (or later) of a double click: it means the same action once more. */
export function isRepeated({ detail }: { readonly detail: number }): boolean {
  return detail > 1
}
