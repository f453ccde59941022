export interface TextPart {
  kind: 'heading' | 'paragraph'
  text: string
}

/** Splits plain text at blank lines. A line that begins with `# ` is a heading. */
export function headedParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let isOpen = false
  for (const line of text.split('\n').map((one) => one.trim())) {
    const heading = /^#\s+(.+)$/.exec(line)?.[1]
    const last = parts.at(-1)
    if (heading !== undefined) parts.push({ kind: 'heading', text: heading })
    else if (isOpen && last && line !== '') last.text += `\n${line}`
    else if (line !== '') parts.push({ kind: 'paragraph', text: line })
    isOpen = heading === undefined && line !== ''
  }
  return parts
}
