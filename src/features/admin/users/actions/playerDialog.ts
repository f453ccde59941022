import type { AdminPlayerPage } from '#contract/admin/people'

/** Props of all dialogs about a player. */
export interface PlayerDialogProps {
  player: AdminPlayerPage
  onClose: () => void
}
