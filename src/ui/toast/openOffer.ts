import { openToast } from './toastSlice'

/** A toast that stays until the user presses its button, whose callback has this `id`, or closes it. */
export function openOffer(message: string, label: string, id: string) {
  return openToast({
    variant: 'alert',
    message,
    alert: { color: 'info', variant: 'filled' },
    action: { label, id },
    autoHide: null,
  })
}
