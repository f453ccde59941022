import { lazyCover } from '../cover/lazyCover'

/** Confirmation dialogs, loaded when the first one is opened. */
export const LazyConfirmDialog = lazyCover(
  () => import('./ConfirmDialog').then((module) => module.ConfirmDialog),
  ({ onCancel }) => onCancel,
)

export const LazyDiscardDialog = lazyCover(
  () => import('./DiscardDialog').then((module) => module.DiscardDialog),
  ({ onStay }) => onStay,
)
