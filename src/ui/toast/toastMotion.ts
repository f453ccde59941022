import Fade from '@mui/material/Fade'
import Grow from '@mui/material/Grow'
import Slide from '@mui/material/Slide'
import type { ToastTransition } from './toast'

/** The component behind each transition; a slide goes the way that its name says. */
export const toastMotion = {
  slideLeft: { transition: Slide, direction: 'left' },
  slideUp: { transition: Slide, direction: 'up' },
  slideRight: { transition: Slide, direction: 'right' },
  slideDown: { transition: Slide, direction: 'down' },
  grow: { transition: Grow },
  fade: { transition: Fade },
} as const satisfies Record<ToastTransition, object>
