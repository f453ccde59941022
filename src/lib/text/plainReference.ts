/** @returns a bank's reference in the one form in which references are compared: without width, case and separators */
export function plainReference(reference: string): string {
  return reference
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
}
