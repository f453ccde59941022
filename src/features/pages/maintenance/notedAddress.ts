const keyOf = (look: number) => `coming-soon-${look}`

/** The address that somebody noted on this device, or null. */
export function readAddress(look: number): string | null {
  try {
    return localStorage.getItem(keyOf(look))
  } catch (cause) {
    console.warn('The noted address could not be read', cause)
    return null
  }
}

/** Notes an address, or with null removes it. False where the browser keeps nothing. */
export function noteAddress(look: number, address: string | null): boolean {
  try {
    if (address === null) localStorage.removeItem(keyOf(look))
    else localStorage.setItem(keyOf(look), address)
    return true
  } catch (cause) {
    console.warn('The address could not be noted', cause)
    return false
  }
}
