import { lazyCover } from '../cover/lazyCover'

/** The questions, loaded when the first is asked. */
export const LazyConfirmDialog = lazyCover(
  () => import('./ConfirmDialog').then((module) => module.ConfirmDialog),
  ({ onCancel }) => onCancel,
)

export const LazyDiscardDialog = lazyCover(
  () => import('./DiscardDialog').then((module) => module.DiscardDialog),
  ({ onStay }) => onStay,
)
