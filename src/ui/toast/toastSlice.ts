import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** A toast. All properties are plain data, because it is stored in the Redux store. */
export interface Toast {
  readonly open: boolean
  /** `default`: a plain bar with UNDO and close. `alert`: a coloured alert. */
  readonly variant: 'default' | 'alert'
  readonly message: string
  /** Language of the message if it differs from the app's. */
  readonly lang?: string
  readonly anchorOrigin: ToastPlacement
  readonly transition: ToastTransition
  /** Only used by the `alert` variant. */
  readonly alert: {
    readonly color: 'primary' | 'secondary' | 'success' | 'info' | 'warning' | 'error'
    readonly variant: 'filled' | 'outlined' | 'standard'
  }
  /** Whether there is a close button. */
  readonly close: boolean
  /** Button in front of the close button; null means UNDO in a `default` toast and none in an `alert`. */
  readonly action: ToastAction | null
  /** Milliseconds until it hides automatically. Null for never: only for toasts that the user must answer. */
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
  /** Already translated. */
  readonly label: string
  /** Id of the callback given to `onToastAction`, because functions cannot be stored in the Redux store. */
  readonly id: string
}

/** Default values of a toast. */
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
  /** Number of toasts opened, so that a second toast with the same text starts its own six seconds. */
  readonly sequence: number
}

const initialState: ToastState = { ...defaultToast, sequence: 0 }

export const toastSlice = createSlice({
  name: 'toast',
  initialState,
  reducers: {
    /** Replaces the current toast. Missing properties come from `defaultToast`. */
    openToast: (state, { payload }: PayloadAction<Partial<Omit<Toast, 'open'>>>): ToastState => ({
      ...defaultToast,
      ...payload,
      open: true,
      sequence: state.sequence + 1,
    }),
    /** Keeps the content, which is still visible while the toast disappears. */
    closeToast: (state): ToastState => ({ ...state, open: false }),
  },
})

export const { openToast, closeToast } = toastSlice.actions

/** Replaces the current toast with a filled alert. */
export function openAlert(color: Toast['alert']['color'], message: string) {
  return openToast({ variant: 'alert', alert: { color, variant: 'filled' }, message })
}

export const selectToast = (state: { toast: ToastState }): ToastState => state.toast
