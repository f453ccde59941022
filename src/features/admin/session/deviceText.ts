import type { StaffSessionRow } from '#contract/admin/sessions'
import type { Text } from '#ui/intl/useText'

/** Browser and system, as on the player's page of devices. */
export function deviceText(text: Text, { client }: StaffSessionRow): string {
  return client
    ? text('adminPeople.sessions.browserOn', client)
    : text('adminPeople.sessions.browser')
}
