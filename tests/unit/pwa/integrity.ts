import { createHash } from 'node:crypto'

/** @returns the hash of a content in the format of the build's lists */
export function integrity(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
