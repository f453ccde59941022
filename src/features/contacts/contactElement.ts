/** The id of the element that opens a contact, wherever it is drawn. */
export function contactElementId(id: string): string {
  return `contact-${id}`
}
