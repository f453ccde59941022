import type { MailFile } from '#contract/mail/changes'

/** Long enough for every browser to have begun. */
const keptMs = 10_000

/** Hands the person an attached file; it is never opened here, whatever it calls itself. */
export function saveFile({ title, data }: MailFile): void {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }))
  save(url, title)
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}

/** Saves what lies at an address of the app. */
export function save(url: string, title: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = title
  link.click()
}
