import { lazyCover } from './lazyCover'

/** A menu, loaded when the first is opened. */
export const LazyActionMenu = lazyCover(
  () => import('./ActionMenu').then((module) => module.ActionMenu),
  ({ onClose }) => onClose,
)
