/** Long enough for every browser to have begun the download. Milliseconds. */
const revokeDelayMs = 10_000

/** Offers content made by the app as a file download. */
export function download(content: BlobPart, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs)
}
