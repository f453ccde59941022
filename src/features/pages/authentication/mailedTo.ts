/** What the navigation from “forgot password” to “check your mail” takes along. */
interface MailedTo {
  readonly mailedTo: string
}

export function mailedTo(email: string): MailedTo {
  return { mailedTo: email }
}

/** The address in a navigation's state; null when the page was reached in another way. */
export function readMailedTo(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('mailedTo' in state)) return null
  return typeof state.mailedTo === 'string' ? state.mailedTo : null
}
