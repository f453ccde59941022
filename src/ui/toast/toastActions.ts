/** Callbacks of toast buttons, by the `id` of `ToastAction`. */
const callbacks = new Map<string, () => void>()

/** Id of UNDO. One for all toasts, because only the toast on screen has it. */
export const undoId = 'undo'

/**
 * Registers the callback of a button.
 *
 * @returns a function that removes it
 */
export function onToastAction(id: string, callback: () => void): () => void {
  callbacks.set(id, callback)
  return () => {
    if (callbacks.get(id) === callback) callbacks.delete(id)
  }
}

/** Does nothing for an unregistered id, because its owner may have been unmounted. */
export function runToastAction(id: string): void {
  callbacks.get(id)?.()
}

type Change = { error?: unknown }

/** The last change that can be undone. While it is running, its toast has not appeared yet. */
let lastChange: Change | PromiseLike<Change> = {}

export function offerUndoAfter(change: PromiseLike<Change>): void {
  lastChange = change
}

/**
 * Waits for the last change.
 *
 * @returns false if it failed: then UNDO must not undo an older change instead
 */
export async function canUndo(): Promise<boolean> {
  return (await lastChange).error === undefined
}
