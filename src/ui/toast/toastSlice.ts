import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { defaultToast, type Toast } from './toast'

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
