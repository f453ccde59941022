/** Callbacks behind the buttons of toasts, by the `id` of `ToastAction`. */
const callbacks = new Map<string, () => void>()

/** UNDO's: one for all, only the toast on the screen has it. */
export const undoId = 'undo'

/** Registers what the button does. Returns the function that takes it back. */
export function onToastAction(id: string, callback: () => void): () => void {
  callbacks.set(id, callback)
  return () => {
    if (callbacks.get(id) === callback) callbacks.delete(id)
  }
}

/** Does nothing for an id that nobody registered: its owner may have left the screen. */
export function runToastAction(id: string): void {
  callbacks.get(id)?.()
}
