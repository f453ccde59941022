import { useText } from '../intl/useText'
import { Note } from './Note'

/** Above a list: how many stored records are damaged and not in it. Nothing when all are valid. */
export function SkippedNote({ count }: { count: number }) {
  const text = useText()
  return count > 0 ? <Note tone="warning">{text('demo.skipped', { count })}</Note> : null
}
