import type { AdminPlayerPage } from '#contract/admin/people'

/** What each question about a player takes. */
export interface PlayerDialogProps {
  player: AdminPlayerPage
  onClose: () => void
}
