const prefix = 'filling-'

/** Fills localStorage up to the environment's own quota, so that not one more character fits. */
export function fillStorage(): void {
  let size = 1_000_000
  let piece = 0
  while (size >= 1) {
    try {
      localStorage.setItem(`${prefix}${piece}`, 'x'.repeat(size))
      piece += 1
    } catch {
      size = Math.floor(size / 2)
    }
  }
}

export function makeRoom(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) localStorage.removeItem(key)
  }
}
