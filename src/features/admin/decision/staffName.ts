import type { Text } from '#ui/intl/useText'

/** Who took a step, in words: nobody of the staff means the simulated ones. */
export function staffName(text: Text, who: string | null | undefined): string {
  return who == null || who === 'auto' || who === 'system' ? text('admin.staff.automatic') : who
}
