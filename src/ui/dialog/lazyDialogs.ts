import { lazyOverlay } from '../overlay/lazyOverlay'

/** The questions, loaded when the first is asked. */
export const LazyConfirmDialog = lazyOverlay(
  () => import('./ConfirmDialog').then((module) => module.ConfirmDialog),
  ({ onCancel }) => onCancel,
)

export const LazyDiscardDialog = lazyOverlay(
  () => import('./DiscardDialog').then((module) => module.DiscardDialog),
  ({ onStay }) => onStay,
)
