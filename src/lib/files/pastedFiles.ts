/** The files among what is pasted; none where it is text with its look, of which office programs add a picture. */
export function pastedFiles({ files, types }: DataTransfer): File[] {
  const isText = types.includes('text/plain') && types.includes('text/html')
  return isText ? [] : [...files]
}
