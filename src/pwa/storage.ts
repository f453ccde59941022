let answer: Promise<boolean> | undefined

/** Can this browser keep data? Private windows of some browsers lack IndexedDB or refuse to open it. */
export function storageWorks(): Promise<boolean> {
  answer ??= tryOpening()
  return answer
}

function tryOpening(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open('storage-check')
      opening.onsuccess = () => {
        opening.result.close()
        resolve(true)
      }
      opening.onerror = () => refuse(opening.error)
    } catch (cause) {
      refuse(cause)
    }
    function refuse(cause: unknown) {
      console.warn('This browser keeps no data; it is gone when the tab closes', cause)
      resolve(false)
    }
  })
}

/** Asks the browser not to clear what the person keeps. Answers whether it promised so. */
export async function persistStorage(): Promise<boolean> {
  return (await navigator.storage?.persist?.()) ?? false
}
