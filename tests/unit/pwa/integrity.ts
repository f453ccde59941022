import { createHash } from 'node:crypto'

/** The hash of a content, as the build's lists give it. */
export function integrity(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
