import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** A toast. All of it is plain data: it lives in the store. */
export interface Toast {
  readonly open: boolean
  /** `default`: a plain bar with UNDO and close. `alert`: a coloured alert. */
  readonly variant: 'default' | 'alert'
  readonly message: string
  /** Of the message, where it is not the app's. */
  readonly lang?: string
  readonly anchorOrigin: ToastPlacement
  readonly transition: ToastTransition
  /** Only the `alert` variant looks at this. */
  readonly alert: {
    readonly color: 'primary' | 'secondary' | 'success' | 'info' | 'warning' | 'error'
    readonly variant: 'filled' | 'outlined' | 'standard'
  }
  /** Whether there is a close button. */
  readonly close: boolean
  /** The button in front of the close button; null means UNDO in a `default` toast and none in an `alert`. */
  readonly action: ToastAction | null
  /** Milliseconds until it hides by itself, null for never: only for what the person must answer. */
  readonly autoHide: number | null
}

export interface ToastPlacement {
  readonly vertical: 'top' | 'bottom'
  readonly horizontal: 'left' | 'center' | 'right'
}

export const toastTransitions = [
  'slideLeft',
  'slideUp',
  'slideRight',
  'slideDown',
  'grow',
  'fade',
] as const

export type ToastTransition = (typeof toastTransitions)[number]

interface ToastAction {
  /** Already in the person's language. */
  readonly label: string
  /** Names the callback given to `onToastAction`: functions have no place in the store. */
  readonly id: string
}

/** What a toast is when nothing else is said. */
export const defaultToast: Toast = {
  open: false,
  variant: 'default',
  message: 'Note archived',
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transition: 'fade',
  alert: { color: 'primary', variant: 'filled' },
  close: true,
  action: null,
  autoHide: 6000,
}

export interface ToastState extends Toast {
  /** Counts the toasts opened, so that a second one with the same text starts its own six seconds. */
  readonly sequence: number
}

const initialState: ToastState = { ...defaultToast, sequence: 0 }

export const toastSlice = createSlice({
  name: 'toast',
  initialState,
  reducers: {
    /** Shows a toast in place of the one shown. What is not given is as in `defaultToast`. */
    openToast: (state, { payload }: PayloadAction<Partial<Omit<Toast, 'open'>>>): ToastState => ({
      ...defaultToast,
      ...payload,
      open: true,
      sequence: state.sequence + 1,
    }),
    /** Keeps the content: it is still read while the toast leaves the screen. */
    closeToast: (state): ToastState => ({ ...state, open: false }),
  },
})

export const { openToast, closeToast } = toastSlice.actions

/** A filled alert in place of the toast shown. */
export function openAlert(color: Toast['alert']['color'], message: string) {
  return openToast({ variant: 'alert', alert: { color, variant: 'filled' }, message })
}

export const selectToast = (state: { toast: ToastState }): ToastState => state.toast
