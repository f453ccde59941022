import { lazyOverlay } from '../overlay/lazyOverlay'

/** Confirmation dialogs, loaded when the first one is opened. */
export const LazyConfirmDialog = lazyOverlay(
  () => import('./ConfirmDialog').then((module) => module.ConfirmDialog),
  ({ onCancel }) => onCancel,
)

export const LazyDiscardDialog = lazyOverlay(
  () => import('./DiscardDialog').then((module) => module.DiscardDialog),
  ({ onStay }) => onStay,
)
