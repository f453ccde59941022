/** Addresses as people type them into “To”: page and handler agree by sharing this. */
import { isEmail } from '#lib/email'

/** The person at this device. */
export const ownMailAddress = 'you@arcade.example'

/** An address in pointed brackets behind a name. */
const named = /^[^<>]*<([^<>]*)>$/

/** The parts between commas and semicolons, without the empty ones. */
export function recipientsOf(to: string): string[] {
  return to
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Letters, commas between them included. */
export const longestRecipients = 10_000

/** Recipients in one line, as many of them as fit, none of them cut. */
export function recipientLine(recipients: readonly string[]): string {
  const line = recipients.join(', ')
  return line.length <= longestRecipients
    ? line
    : line.slice(0, Math.max(0, line.lastIndexOf(',', longestRecipients)))
}

/** The bare address of a recipient: `Mali <mali@example.com>` → `mali@example.com`. */
export function bareAddress(recipient: string): string {
  return (named.exec(recipient)?.[1] ?? recipient).trim()
}

/** Whether somebody at this address is meant. */
export const isOwnAddress = (recipient: string) =>
  bareAddress(recipient).toLowerCase() === ownMailAddress

/** The first recipient that is no address; null when all are. */
export function badRecipient(to: string): string | null {
  return recipientsOf(to).find((part) => !isEmail(bareAddress(part))) ?? null
}
