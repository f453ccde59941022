import { KeyHelp } from '#ui/page/KeyHelp'

/** Keyboard shortcuts of the back office. Load it lazily. */
export function AdminKeyHelp({ onClose }: { onClose: () => void }) {
  return <KeyHelp list={adminKeys} onClose={onClose} />
}

const adminKeys = [
  { keys: ['Ctrl K', '/'], text: 'admin.keys.search' },
  { keys: ['J', 'K'], text: 'admin.keys.move' },
  { keys: ['Enter'], text: 'admin.keys.open' },
  { keys: ['A'], text: 'admin.keys.approve' },
  { keys: ['R'], text: 'admin.keys.reject' },
  { keys: ['P'], text: 'admin.keys.paid' },
  { keys: ['X'], text: 'admin.keys.select' },
  { keys: ['Ctrl Z'], text: 'admin.keys.undo' },
  { keys: ['?'], text: 'keys.help' },
] as const
