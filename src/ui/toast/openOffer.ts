import { openToast } from './toastSlice'

/** A toast that stays until it is answered: by its button, whose callback has this `id`, or by closing it. */
export function openOffer(message: string, label: string, id: string) {
  return openToast({
    variant: 'alert',
    message,
    alert: { color: 'info', variant: 'filled' },
    action: { label, id },
    autoHide: null,
  })
}
