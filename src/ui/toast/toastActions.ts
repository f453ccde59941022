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

type Change = { error?: unknown }

/** The last change that can be taken back: while it runs, its toast is yet to come. */
let lastChange: Change | PromiseLike<Change> = {}

export function offerUndoAfter(change: PromiseLike<Change>): void {
  lastChange = change
}

/** Whether UNDO is of the last change by now; one that failed is not to be taken back, nor is an older one for it. */
export async function canUndo(): Promise<boolean> {
  return (await lastChange).error === undefined
}
