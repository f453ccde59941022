/** Asks the browser not to clear what the person keeps. Answers whether it promised so. */
export async function persistStorage(): Promise<boolean> {
  return (await navigator.storage?.persist?.()) ?? false
}
